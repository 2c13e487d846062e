// StringHash: Bob Jenkins' hash of 1997 over the bytes, with letters raised and / turned into \.
function show takes string s returns nothing
    call BJDebugMsg(I2S(StringHash(s)))
endfunction

function main takes nothing returns nothing
    call show("a")                                                     // expect: -1587459251
    call show("A")                                                     // expect: -1587459251
    call show("abc")                                                   // expect: 1043745117
    call show("test")                                                  // expect: -310027398
    call show("Hello World")                                           // expect: -1563733934
    call show("/")                                                     // expect: 1838906452
    call show("\\")                                                    // expect: 1838906452
    call show("z")                                                     // expect: -1960837124
    call show("Z")                                                     // expect: -1960837124
    call show("`")                                                     // expect: -1597441783
    call show("{")                                                     // expect: -344136570
    call show("@")                                                     // expect: -2038820497
    call show("[")                                                     // expect: 465101845
    call show("")                                                      // expect: -1119235827
    call show("w")                                                     // expect: -541832965
    call show("war3map.j")                                             // expect: -965630265
    call show("ab/cd")                                                 // expect: -977423634
    call show("AB\\CD")                                                // expect: -977423634
    call show("12345678")                                              // expect: 924882817
    call show("123456789")                                             // expect: 1274557734
    call show("1234567890")                                            // expect: -1220873124
    call show("12345678901")                                           // expect: 2045980036
    call show("123456789012")                                          // expect: -136028576
    call show("1234567890123")                                         // expect: -1890122134
    call show("1234567890123456")                                      // expect: 605705235
    call show("12345678901234567890123")                               // expect: 421341582
    call show("123456789012345678901234")                              // expect: 441432573
    call show("1234567890123456789012345")                             // expect: 252370886
    call show("The quick brown fox jumps over the lazy dog, twice.")   // expect: 1432273059
    call show("ä")                                                     // expect: 1899444195
    call show("Ä")                                                     // expect: 2146119127
    call show("units\\human\\Footman\\Footman.mdx")                    // expect: -1052194339
    call show(null)                                                    // expect: -1119235827
endfunction

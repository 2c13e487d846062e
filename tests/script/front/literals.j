globals
    integer octal = 08 // expect: error: a number that begins with 0 is octal: 8 and 9 are no digits of it
    integer octal2 = 0779 // expect: error: a number that begins with 0 is octal
    integer hex = 0x // expect: error: '0x' needs hexadecimal digits behind it
    integer hex2 = $ // expect: error: '$' needs hexadecimal digits behind it
    integer hex3 = 0xfg // expect: error: '0xfg' is neither a number nor a name
    integer run = 12abc // expect: error: '12abc' is neither a number nor a name; put a space between them
    real exponent = 1.5e3 // expect: error: '1.5e3' is neither a number nor a name
    real two_dots = 1.2.3 // expect: error: the end of the line expected, found '.3'
    real dot = . // expect: error: a lone '.'; a real needs a digit on one side of it
    integer empty = '' // expect: error: a rawcode has one or four characters, this one 0
    integer two = 'ab' // expect: error: a rawcode has one or four characters, this one 2
    integer three = 'abc' // expect: error: a rawcode has one or four characters, this one 3
    integer five = 'abcde' // expect: error: a rawcode has one or four characters, this one 5
    integer quote = '\'' // expect: error: no such escape in a rawcode
    integer double = '\"' // expect: error: no such escape in a rawcode
    integer escape = '\x' // expect: error: no such escape in a rawcode
    integer escapes = 'ab\\' // expect: error: an escape in a rawcode must be its only character
    integer open = 'abcd // expect: error: this rawcode is never closed
    string bell = "a\a" // expect: error: no such escape in a string; there are \b \t \r \n \f \" \\
    string hex_escape = "\x41" // expect: error: no such escape in a string
    integer _under = 1 // expect: error: '_under': a name begins with a letter
    integer under_ = 1 // expect: error: the name 'under_' ends in an underscore
    integer at = @ // expect: error: '@' means nothing here; remove it
    integer not_equal = 1 ! 2 // expect: error: '!' means nothing here; remove it
    integer colon:two = 1 // expect: error: ':' means nothing here
endglobals

"""Small wrong changes to C++ text, found by tokens: what tools/mutants tries the tests with.

The tree's formatting is relied upon: binary operators stand between spaces, a definition begins in column 0.
"""

import dataclasses
import re

TOKEN = re.compile(r'''
    (?P<skip>//[^\n]*|/\*.*?\*/|^[ \t]*\#(?:\\\n|[^\n])*|R"(?P<raw>\w*)\(.*?\)(?P=raw)"|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*')
  | (?P<name>[A-Za-z_]\w*)
  | (?P<number>\.?\d(?:[eEpP][+-]|'\w|[\w.])*)
  | (?P<sign><<=|>>=|<=>|->|\+\+|--|<<|>>|<=|>=|==|!=|&&|\|\||[-+*/%&|^]=|::|[^\s\w])
''', re.X | re.M | re.S)
SWAPS = {
    '<': ('<=', '>='), '<=': ('<', '>'), '>': ('>=', '<='), '>=': ('>', '<'), '==': ('!=',), '!=': ('==',),
    '&&': ('||',), '||': ('&&',), '+': ('-',), '-': ('+',), '*': ('/',), '/': ('*',), '%': ('*',), '&': ('|',), '|': ('&',),
    '<<': ('>>',), '>>': ('<<',), '+=': ('-=',), '-=': ('+=',), '|=': ('&=',), '&=': ('|=',),
    'true': ('false',), 'false': ('true',), '++': ('--',), '--': ('++',),
}
BETWEEN_SPACES = {'<', '<=', '>', '>=', '==', '!=', '&&', '||', '+', '-', '*', '/', '%', '&', '|', '<<', '>>'}
KEYWORDS = {'if', 'while', 'for', 'switch', 'return', 'case', 'default', 'do', 'else', 'goto', 'break', 'continue', 'using', 'throw'}
# A condition with one of these is a declaration or has mutants of its own that turn it round.
SPEAKS_FOR_ITSELF = {';', 'const', 'auto', '!', *SWAPS} - {'+', '-', '*', '/', '%', '&', '|', '<<', '>>', '&&', '||'}
OPEN, CLOSE = {'(': ')', '[': ']', '{': '}'}, ')]}'


@dataclasses.dataclass(frozen=True)
class Mutant:
    begin: int
    end: int
    text: str  # what stands at [begin, end) instead

    def apply(self, source):
        return source[:self.begin] + self.text + source[self.end:]

    def line(self, source):
        return source.count('\n', 0, self.begin) + 1

    def lines(self, source):
        """The first line that changes, before and after."""
        number = self.line(source) - 1
        return source.split('\n')[number].strip(), self.apply(source).split('\n')[number].strip()


@dataclasses.dataclass(frozen=True)
class Token:
    kind: str
    text: str
    begin: int
    end: int


def tokens_of(source):
    found = [Token(match.lastgroup if match.lastgroup != 'raw' else 'skip', match[0], *match.span())
             for match in TOKEN.finditer(source)]
    return [token for token in found if token.kind != 'skip' or token.text[0] in '"\'R']


def closing(tokens, at):
    """The place of the bracket that closes the one at `at`."""
    depth = 0
    for i in range(at, len(tokens)):
        depth += (tokens[i].text in OPEN) - (tokens[i].text in CLOSE and tokens[i].kind == 'sign')
        if depth == 0:
            return i
    return len(tokens) - 1


def statement_end(tokens, at):
    """The place of the `;` that ends the statement at `at`; none when a block begins or ends before it."""
    while at < len(tokens) and tokens[at].text != ';':
        if tokens[at].text in '{}' and tokens[at].kind == 'sign':
            return None
        at = closing(tokens, at) + 1 if tokens[at].text in OPEN else at + 1
    return at if at < len(tokens) else None


def number_after(text):
    match = re.fullmatch(r'(0[xX][0-9a-fA-F]+|\d+)(\.[\df]*)?([uUlLzZ]*)', text)
    if not match:
        return ()
    value = int(match[1], 0) if match[1].lower().startswith('0x') or match[1] == '0' or not match[1].startswith('0') else None
    return () if value is None else (f'{0 if value == 1 else value + 1}{match[2] or ""}{match[3]}',)


def begins_statement(tokens, at):
    before = tokens[at - 1].text if at else '{'
    if before == ')':
        return tokens[at].begin - tokens[at - 1].end >= 1 and tokens[at].kind == 'name' and tokens[at].text != 'const'
    return before in ('{', '}', ';', 'else')


def removed_statement(tokens, at):
    """A call or an assignment that stands alone; room made beforehand is not missed by anybody."""
    if not begins_statement(tokens, at) or tokens[at].text in KEYWORDS or tokens[at].kind != 'name' and tokens[at].text != '*':
        return None
    i = at + (tokens[at].text == '*')
    acts = False
    while i < len(tokens) and tokens[i].text != ';':
        text = tokens[i].text
        if text == 'reserve':
            return None
        if text in ('(', '['):
            acts = acts or text == '('
            i = closing(tokens, i)
        elif text in ('=', '+=', '-=', '|=', '&=', '++', '--'):
            end = statement_end(tokens, i)
            return Mutant(tokens[at].begin, tokens[end].begin, '') if end is not None else None
        elif tokens[i].kind == 'name' and i > at and tokens[i - 1].kind == 'name' or text not in ('.', '->', '::') and tokens[i].kind != 'name':
            return None
        i += 1
    return Mutant(tokens[at].begin, tokens[i].begin, '') if acts and i < len(tokens) else None


def left_alone(tokens):
    """Places in what only the compiler reads, or in what no test can see."""
    out = set()
    for i, token in enumerate(tokens):
        if token.text in ('static_assert', 'alignas', 'assert', 'reserve', 'operator') and i + 1 < len(tokens):
            last = i + 1 if token.text == 'operator' else closing(tokens, i + 1)
            out.update(range(i, last + 1))
    return out


def in_bool_function(source, begin):
    """Whether the last definition in column 0 above is of a function that answers a bool."""
    opened = re.findall(r'^(?![ \n#/}]|\w+:)[^\n]*', source[:begin], re.M)
    return bool(opened) and re.match(r'(static |constexpr |inline )*bool ', opened[-1]) is not None


def at_token(source, tokens, i):
    token = tokens[i]
    if token.text in SWAPS:
        around = source[token.begin - 1] + source[token.end]
        if token.text not in BETWEEN_SPACES or not around.strip():
            yield from (Mutant(token.begin, token.end, text) for text in SWAPS[token.text])
    elif token.text == '!':
        yield Mutant(token.begin, token.end, '')
    elif token.kind == 'number':
        yield from (Mutant(token.begin, token.end, text) for text in number_after(token.text))
    elif token.text in ('break', 'continue'):
        yield Mutant(token.begin, token.end, 'continue' if token.text == 'break' else 'break')
    elif token.text in ('if', 'while') and tokens[i + 1].text == '(':
        last = closing(tokens, i + 1)
        if not any(inner.text in SPEAKS_FOR_ITSELF for inner in tokens[i + 2:last]):
            condition = source[tokens[i + 1].end:tokens[last].begin]
            yield Mutant(tokens[i + 1].end, tokens[last].begin, f'!({condition})')
    elif token.text == 'return' and tokens[i + 1].text not in (';', '{', 'true', 'false', '!') and in_bool_function(source, token.begin):
        end = statement_end(tokens, i)
        if end is not None:
            value = source[tokens[i + 1].begin:tokens[end].begin]
            yield Mutant(tokens[i + 1].begin, tokens[end].begin, f'!({value})')
    if removed := removed_statement(tokens, i):
        yield removed


def mutants_of(source, header):
    """All mutants of a text in order. Of a header only what stands in its functions' bodies."""
    tokens = tokens_of(source)
    skipped = left_alone(tokens)
    inside = bodies(tokens) if header else None
    return [mutant for i in range(len(tokens) - 1) if i not in skipped and (inside is None or i in inside)
            for mutant in at_token(source, tokens, i)]


def bodies(tokens):
    """Places in the blocks that follow a parameter list."""
    out = set()
    for i, token in enumerate(tokens[:-1]):
        if token.text == '{' and tokens[i - 1].text in (')', 'const', 'noexcept', 'override'):
            out.update(range(i, closing(tokens, i)))
    return out

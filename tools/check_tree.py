#!/usr/bin/env python3
"""The rules of the tree that a compiler does not hold. One rule a function; `--list` names them.

usage: check_tree.py [--root DIR] [--build DIR] [--list | RULE...]

Prints each breach as file:line: what is wrong and what to do; exit status 1 when there is one.
"""

import argparse
import concurrent.futures
import os
import re
import subprocess
import sys
from pathlib import Path

# Which folders' headers a folder may include, its own always among them.
MAY_INCLUDE = {
    'include': set(),
    'base': {'include'},
    'fs_policy': {'base', 'include'},
    'kernel': {'base', 'fs_policy', 'include'},
    'script': {'base', 'include'},
    'jass': {'base', 'include', 'script'},
    'formats': {'base'},
    'modules/wc3': {'base', 'include', 'script', 'formats'},
    'modules/wc3_orders': {'base', 'include'},
    'modules/wc3_gamecache': {'base', 'include'},
    'modules/input': {'base', 'include'},
}
MAY_LINK = {
    'base': {'base'},
    'fs_policy': {'base', 'fs_policy'},
    'script': {'base', 'script'},
    'formats': {'base', 'formats'},
    'wc3': {'base', 'script', 'formats', 'wc3'},
    'wc3_orders': {'base', 'wc3_orders'},
    'wc3_gamecache': {'base', 'wc3_gamecache'},
    'input': {'base', 'input'},
    'jass': {'base', 'script'},
}
GAME_NAMES = re.compile(r'\b(wc3\w*|warcraft\w*|war3\w*|sc2|starcraft\w*|wow)\b', re.IGNORECASE)
KNOWS_NO_GAME = ('kernel', 'client', 'fs_policy', 'modules/input')
# What a module would need to reach files, the clock or another source of chance by itself.
BANNED_SYMBOLS = re.compile(
    r'^(open(at)?(64)?|f(re)?open(64)?|creat|remove|rename\w*|unlink\w*|mkdir\w*|rand(om)?(_r)?|s?rand48|time|clock|clock_gettime|'
    r'gettimeofday|localtime\w*|getenv|system|popen|fork|socket|connect|pthread_create|'
    r'_ZNSt\d*basic_[io]?fstream\w*|_ZNSt13basic_filebuf\w*|_ZNSt13random_device\w*|_ZNSt6chrono\w*now\w*|'
    r'_ZNSt10filesystem\w*|(sin|cos|tan|asin|acos|atan|atan2|pow|exp|exp2|log|log2|log10|sinh|cosh|tanh|cbrt|hypot)f?)$')
MAX_FILE, MAX_FUNCTION, MAX_INTERFACE = 800, 60, 800
CODE = ('.cpp', '.h')


class Tree:
    def __init__(self, root, build):
        self.root, self.build, self.breaches = Path(root), Path(build), 0

    def breach(self, where, what):
        print(f'{where}: {what}')
        self.breaches += 1

    def files(self, *folders, suffixes=CODE):
        for folder in folders:
            for path in sorted((self.root / folder).rglob('*')):
                if path.suffix in suffixes and path.is_file():
                    yield path

    def name(self, path):
        return path.relative_to(self.root).as_posix()

    def lines(self, path):
        return path.read_text(encoding='utf-8').splitlines()


def folder_of(name):
    for folder in sorted(MAY_INCLUDE, key=len, reverse=True):
        if name.startswith(folder + '/'):
            return folder
    return None


def check_includes(tree):
    for path in tree.files(*MAY_INCLUDE):
        name = tree.name(path)
        folder = folder_of(name)
        for number, line in enumerate(tree.lines(path), 1):
            found = re.match(r'\s*#\s*include\s+"([^"]+)"', line)
            if not found:
                continue
            target = found[1]
            target_folder = 'include' if target.startswith('openrealm/') else folder_of(target)
            if target_folder is None:
                tree.breach(f'{name}:{number}', f'"{target}" is not written from the root of the tree')
            elif target_folder != folder and target_folder not in MAY_INCLUDE[folder]:
                tree.breach(f'{name}:{number}', f'{folder}/ may not include {target_folder}/ ("{target}")')


def check_links(tree):
    """Who links what, from the link lines of the build itself."""
    ninja = (tree.build / 'build.ninja').read_text(encoding='utf-8')
    seen = set()
    for output, inputs in re.findall(r'^build (modules/\S+\.so|bin/openrealm-\w+): \S+ (.*)$', ninja, re.MULTILINE):
        module = Path(output).stem.removeprefix('openrealm-')
        if module not in MAY_LINK:
            continue
        seen.add(module)
        for library in set(re.findall(r'libopenrealm_(\w+)\.a', inputs)):
            if library not in MAY_LINK[module]:
                tree.breach(output, f'{module} may not link {library}')
    for module in ('wc3', 'wc3_orders', 'wc3_gamecache', 'input', 'jass'):
        if module not in seen:
            tree.breach(module, 'is not built, as a module or a program')


def check_symbols(tree):
    """No module reaches files, the clock, chance or the C library's mathematics by itself."""
    modules = sorted((tree.build / 'modules').glob('*.so'))
    if not modules:
        tree.breach(tree.build, 'no modules are built here: build first')
    for module in modules:
        listing = subprocess.run(['nm', '-D', str(module)], capture_output=True, text=True, check=True).stdout
        exported = []
        for line in listing.splitlines():
            words = line.split()
            symbol = words[-1].split('@')[0]
            if words[0] == 'U' and BANNED_SYMBOLS.match(symbol):
                tree.breach(module.name, f'imports {symbol}: ask the kernel through game_import')
            if len(words) == 3 and words[1] in 'TBDRu':
                exported.append(symbol)
        if exported != ['GetGameAPI']:
            tree.breach(module.name, f'exports {exported}: a module exports GetGameAPI alone')


def check_headers(tree):
    """Each header compiles without another before it."""
    flags = ['g++', '-std=c++20', '-fsyntax-only', '-x', 'c++', '-I', str(tree.root), '-I', str(tree.root / 'include')]

    def compile_alone(path):
        done = subprocess.run(flags + [str(path)], capture_output=True, text=True)
        return path, done.returncode, done.stderr

    headers = [path for path in tree.files(*MAY_INCLUDE, suffixes=('.h',))]
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        for path, status, errors in pool.map(compile_alone, headers):
            if status:
                first = next((line for line in errors.splitlines() if 'error' in line), errors[:200])
                tree.breach(tree.name(path), f'does not compile alone: {first}')


def functions_of(lines):
    """(first line, length) of each function body, by the indentation that clang-format gives."""
    start, indent, head, depth = None, '', 0, 0
    for number, line in enumerate(lines, 1):
        if start is not None:
            code = re.sub(r'"(?:[^"\\]|\\.)*"|\'(?:[^\'\\]|\\.)\'|//.*', '', line)
            depth += code.count('{') - code.count('}')
            if line in (indent + '}', indent + '};') and depth <= 0:
                yield start, number - start + 1
                start = None
            continue
        if re.match(r'(  )?[\w:~<]', line):
            head = number  # the line on which a declaration begins; longer indents go on with it
        begins = re.match(r'(  )?(?!namespace|extern|struct|class|enum|union|using)[\w:~<]', lines[head - 1])
        is_table = re.search(r' =( \{)?$', lines[head - 1])
        if head and begins and not is_table and line.endswith('{') and '(' in ''.join(lines[head - 1:number]):
            start, indent, depth = head, begins[1] or '', 1


def check_sizes(tree):
    """Files and functions stay short; tools/size_waivers.txt, a list that only shrinks, excepts a few."""
    waivers = {}
    list_path = tree.root / 'tools/size_waivers.txt'
    for number, line in enumerate(tree.lines(list_path) if list_path.exists() else [], 1):
        line = line.split('#')[0].strip()
        if line:
            waivers[line] = number
    used = set()

    def long(place, where, what):
        if place in waivers:
            used.add(place)
        else:
            tree.breach(where, what)

    for path in tree.files(*MAY_INCLUDE, 'tests', 'bench', 'client'):
        name, lines = tree.name(path), tree.lines(path)
        if len(lines) > MAX_FILE:
            long(name, name, f'has {len(lines)} lines; split it ({MAX_FILE} at most)')
        for first, length in functions_of(lines):
            if length > MAX_FUNCTION:
                found = re.search(r'([\w~:]+)\s*\(', lines[first - 1])
                function = found[1] if found else f'line {first}'
                long(f'{name} {function}', f'{name}:{first}',
                     f'{function} has {length} lines; split it ({MAX_FUNCTION} at most)')
    for waiver in sorted(set(waivers) - used):
        tree.breach(f'tools/size_waivers.txt:{waivers[waiver]}', f'"{waiver}" is no longer needed: remove the line')
    total = sum(len(tree.lines(path)) for path in tree.files('include'))
    if total > MAX_INTERFACE:
        tree.breach('include/', f'has {total} lines in all; {MAX_INTERFACE} at most')


def types_of(lines):
    """(line, qualified name) of each type defined at namespace scope, but for nameless namespaces."""
    spaces = []
    for number, line in enumerate(lines, 1):
        space = re.match(r'(?:inline )?namespace ?([\w:]*) \{$', line)
        if space:
            spaces.append(space[1])
        elif re.match(r'\}  // namespace', line):
            spaces.pop()
        found = re.match(r'(?:struct|class|union|enum(?: class)?) (?:\w+\(\w+\) )?(\w+)(?: final)?(?: : [^;]*)?(?: \{.*)?$', line)
        if found and not line.endswith(';') and '' not in spaces:
            yield number, '::'.join(spaces + [found[1]])


def check_types(tree):
    """One name, one type: two of a name in a program are undefined behaviour that no linker sees."""
    shared = {}
    programs = [path for path in sorted((tree.root / 'tests').iterdir()) if path.is_dir()]
    for folders in [MAY_INCLUDE] + [[tree.name(path)] for path in programs]:
        known = dict(shared)
        for path in tree.files(*folders):
            for number, name in types_of(tree.lines(path)):
                where = f'{tree.name(path)}:{number}'
                if name in known:
                    tree.breach(where, f'{name} is another type in {known[name]}: rename it, or make it local')
                known.setdefault(name, where)
        shared = shared or known


def check_game_names(tree):
    """The kernel, the client, the file policy and the shared input know no game (KRN-01)."""
    for path in tree.files(*KNOWS_NO_GAME, suffixes=CODE + ('.txt', '.toml')):
        for number, line in enumerate(tree.lines(path), 1):
            found = GAME_NAMES.search(line)
            if found:
                tree.breach(f'{tree.name(path)}:{number}', f'names a game: {found[0]}')


def check_format(tree):
    paths = [str(path) for path in tree.files(*MAY_INCLUDE, 'tests', 'bench')]
    done = subprocess.run(['clang-format', '--dry-run', '-Werror', *paths], capture_output=True, text=True)
    for line in sorted({line.split(' error:')[0] for line in done.stderr.splitlines() if ' error:' in line})[:20]:
        tree.breach(line.rstrip(':').replace(f'{tree.root}/', ''), 'is not as clang-format has it: run clang-format -i')
    if done.returncode and 'error' not in done.stderr:
        tree.breach('clang-format', done.stderr.strip()[:200])


def check_contract_names(tree):
    """docs/contract-names.md maps every name of the contract to a file and a symbol that are there (KRN-15)."""
    page = tree.root / 'docs/contract-names.md'
    rows = 0
    for number, line in enumerate(tree.lines(page) if page.exists() else [], 1):
        cells = [cell.strip() for cell in line.strip('|').split('|')]
        if not line.startswith('| `') or len(cells) < 3:
            continue
        rows += 1
        file, symbol = cells[1].strip('`'), cells[2].strip('`')
        if file in ('-', ''):
            continue
        path = tree.root / file
        if not path.exists():
            tree.breach(f'docs/contract-names.md:{number}', f'{file} is not in the tree')
        elif path.is_file() and symbol not in path.read_text(encoding='utf-8'):
            tree.breach(f'docs/contract-names.md:{number}', f'{file} does not contain {symbol}')
    if rows == 0:
        tree.breach('docs/contract-names.md', 'is missing or has no rows')


RULES = {
    'includes': check_includes,
    'links': check_links,
    'symbols': check_symbols,
    'headers': check_headers,
    'sizes': check_sizes,
    'types': check_types,
    'game-names': check_game_names,
    'format': check_format,
    'contract-names': check_contract_names,
}


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument('rules', nargs='*', metavar='RULE', help='one of: ' + ', '.join(RULES))
    parser.add_argument('--root', default=Path(__file__).resolve().parent.parent)
    parser.add_argument('--build', default='build/dev')
    parser.add_argument('--list', action='store_true', help='name the rules')
    given = parser.parse_args()
    if given.list:
        print('\n'.join(RULES))
        return 0
    for rule in given.rules:
        if rule not in RULES:
            parser.error(f'no rule {rule}; there are {", ".join(RULES)}')
    tree = Tree(given.root, given.build)
    for rule in given.rules or RULES:
        RULES[rule](tree)
    return 1 if tree.breaches else 0


if __name__ == '__main__':
    sys.exit(main())

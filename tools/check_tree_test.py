#!/usr/bin/env python3
"""Each rule of check_tree.py reports a small tree that breaks it and passes one that does not."""

import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

TOOL = Path(__file__).resolve().parent / 'check_tree.py'


class Rules(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = Path(folder.name)

    def write(self, name, text):
        path = self.root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding='utf-8')

    def run_rule(self, rule):
        done = subprocess.run([sys.executable, TOOL, rule, '--root', self.root, '--build', self.root / 'build'],
                              capture_output=True, text=True)
        return done.returncode, done.stdout

    def assert_breach(self, rule, words):
        status, said = self.run_rule(rule)
        self.assertEqual(status, 1, said)
        self.assertIn(words, said)

    def assert_clean(self, rule):
        status, said = self.run_rule(rule)
        self.assertEqual((status, said), (0, ''))

    def test_includes(self):
        self.write('base/a.h', '#include "openrealm/abi.h"\n')
        self.assert_clean('includes')
        self.write('base/b.h', '#include "kernel/tables/x.h"\n')
        self.assert_breach('includes', 'base/b.h:1: base/ may not include kernel/')

    def test_modules_do_not_include_each_other(self):
        self.write('modules/wc3_orders/a.cpp', '#include "modules/wc3/world/world.h"\n')
        self.assert_breach('includes', 'modules/wc3_orders/ may not include modules/wc3/')

    def test_links(self):
        lines = [f'build modules/{name}.so: CXX a.o | base/libopenrealm_base.a\n'
                 for name in ('wc3', 'wc3_orders', 'wc3_gamecache', 'input')]
        lines.append('build bin/openrealm-jass: CXX a.o | script/libopenrealm_script.a\n')
        self.write('build/build.ninja', ''.join(lines))
        self.assert_clean('links')
        lines[1] = 'build modules/wc3_orders.so: CXX a.o | kernel/libopenrealm_kernel.a\n'
        self.write('build/build.ninja', ''.join(lines))
        self.assert_breach('links', 'wc3_orders may not link kernel')
        self.write('build/build.ninja', ''.join(lines[:4]))
        self.assert_breach('links', 'jass: is not built')

    def module(self, source):
        self.write('m.cpp', source)
        (self.root / 'build/modules').mkdir(parents=True, exist_ok=True)
        subprocess.run(['g++', '-shared', '-fPIC', '-fvisibility=hidden', '-o', self.root / 'build/modules/m.so',
                        self.root / 'm.cpp'], check=True)

    def test_symbols(self):
        entry = 'extern "C" __attribute__((visibility("default"))) int GetGameAPI(const char *path) { %s }\n'
        self.module(entry % 'return path[0];')
        self.assert_clean('symbols')
        self.module('#include <fcntl.h>\n' + entry % 'return open(path, 0);')
        self.assert_breach('symbols', 'm.so: imports open')

    def test_headers(self):
        self.write('base/a.h', '#include <string>\ninline std::string a() { return {}; }\n')
        self.assert_clean('headers')
        self.write('base/b.h', 'inline std::string b() { return {}; }\n')
        self.assert_breach('headers', 'base/b.h: does not compile alone')

    def test_sizes(self):
        body = 'int f(int x) {\n' + '  ++x;\n' * 70 + '  return x;\n}\n'
        self.write('base/a.cpp', body)
        self.assert_breach('sizes', 'base/a.cpp:1: f has 73 lines')
        self.write('base/a.cpp', body.replace('(int x)', '(int x,\n      int y)'))
        self.assert_breach('sizes', 'base/a.cpp:1: f has 74 lines')
        self.write('base/a.cpp', 'int g(int x,\n      int y) {\n  return x + y;\n}\n' + '\n' * 70 + 'int h() {\n}\n')
        self.assert_clean('sizes')
        self.write('base/a.cpp', 'constexpr Entry kList[] = {\n' + '    def([](int x) {\n    }),\n' * 40 + '};\n')
        self.assert_clean('sizes')
        labels = 'int f(int x) {\n' + 'case_a : {\n  ++x;\n}\n' * 30 + '  return x;\n}\n'
        self.write('base/a.cpp', labels)
        self.assert_breach('sizes', 'base/a.cpp:1: f has 93 lines')
        self.write('base/a.cpp', body)
        self.write('tools/size_waivers.txt', 'base/a.cpp f\n')
        self.assert_clean('sizes')
        self.write('base/a.cpp', 'int f() { return 1; }\n')
        self.assert_breach('sizes', 'no longer needed')
        self.write('tools/size_waivers.txt', '')
        self.write('base/long.cpp', '\n' * 801)
        self.assert_breach('sizes', 'base/long.cpp: has 801 lines')

    def test_types(self):
        self.write('base/a.h', 'namespace openrealm {\n\nstruct Row {\n};\n\n}  // namespace openrealm\n')
        self.write('script/a.cpp', 'namespace openrealm {\nnamespace {\n\nstruct Row {\n};\n\n}  // namespace\n\n'
                                   'struct Row;\n\n}  // namespace openrealm\n')
        self.write('tests/b/b.cpp', 'namespace openrealm {\n\nclass Bench final : public Row {\n};\n\n}  // namespace openrealm\n')
        self.write('tests/c/c.cpp', 'namespace openrealm {\n\nclass Bench {\n};\n\n}  // namespace openrealm\n')
        self.assert_clean('types')
        self.write('tests/c/d.h', 'namespace openrealm {\n\nenum class Row : uint8_t {\n};\n\n}  // namespace openrealm\n')
        self.assert_breach('types', 'tests/c/d.h:3: openrealm::Row is another type in base/a.h:3')

    def test_game_names(self):
        self.write('kernel/a.cpp', '// a game of any kind\n')
        self.assert_clean('game-names')
        self.write('kernel/a.cpp', 'load("wc3");\n')
        self.assert_breach('game-names', 'kernel/a.cpp:1: names a game: wc3')

    def test_format(self):
        self.write('.clang-format', 'BasedOnStyle: Google\n')
        self.write('base/a.cpp', 'int f() { return 1; }\n')
        self.assert_clean('format')
        self.write('base/a.cpp', 'int   f( ) {return 1;}\n')
        self.assert_breach('format', 'clang-format')

    def test_contract_names(self):
        self.write('base/a.cpp', 'int FS_ScriptCachePath;\n')
        self.write('docs/contract-names.md', '| `FS_ScriptCachePath` | `base/a.cpp` | `FS_ScriptCachePath` |\n')
        self.assert_clean('contract-names')
        self.write('base/a.cpp', '\n')
        self.assert_breach('contract-names', 'does not contain FS_ScriptCachePath')


if __name__ == '__main__':
    unittest.main(argv=[sys.argv[0], '-b'])

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { importGraph } from './import-graph.mjs';

let root = '';
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'gyg-graph-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const packages = {
  '@gyg/kit': { folder: 'kit', exports: { '.': './src/index.ts', './define/*': './elements/*/define.ts' } },
};

/** The files that reach `changed` in a tree of these files. */
function reaching(tree: Record<string, string>, changed: string, isAssembled?: (file: string) => boolean) {
  for (const [file, text] of Object.entries(tree)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  const found = importGraph(root, Object.keys(tree), packages).reaching([changed], isAssembled);
  return [...found].filter((file) => file !== changed).sort();
}

const kit = {
  'kit/src/index.ts': "export * from './button';\nexport { Badge as Mark } from './badge';",
  'kit/src/button.tsx': "import './button.css';\nexport const Button = 1;",
  'kit/src/button.css': "@import './base.css';",
  'kit/src/base.css': '',
  'kit/src/badge.ts': 'export const Badge = 1;',
};

test('through an index, only imported names create a dependency', () => {
  const tree = {
    ...kit,
    'a.ts': "import { Button } from '@gyg/kit';",
    'b.ts': "import { Mark } from '@gyg/kit';",
    'c.ts': "import * as all from '@gyg/kit';",
  };
  const whole = ['c.ts', 'kit/src/index.ts'];
  expect(reaching(tree, 'kit/src/badge.ts')).toEqual(['b.ts', ...whole]);
  expect(reaching(tree, 'kit/src/button.tsx')).toEqual(['a.ts', ...whole]);
  expect(reaching(tree, 'kit/src/index.ts')).toEqual(['c.ts']);
});

test('style sheets create dependencies, also through those that they import', () => {
  expect(reaching({ ...kit, 'a.ts': "import { Button } from '@gyg/kit';" }, 'kit/src/base.css')).toEqual([
    'a.ts',
    'kit/src/button.css',
    'kit/src/button.tsx',
    'kit/src/index.ts',
  ]);
});

test('data, dynamic imports, mocks, URLs and package patterns create dependencies too', () => {
  const tree = {
    'data.json': '{}',
    'page.ts': '',
    'frame.html': '',
    'kit/elements/list/define.ts': '',
    'json.ts': "import data from './data.json';",
    'later.ts': "const load = () => import('./page');",
    'mock.ts': "vi.mock('./page');",
    'address.ts': "new URL('./frame.html', import.meta.url);",
    'element.ts': "import '@gyg/kit/define/list';",
  };
  expect(reaching(tree, 'data.json')).toEqual(['json.ts']);
  expect(reaching(tree, 'page.ts')).toEqual(['later.ts', 'mock.ts']);
  expect(reaching(tree, 'frame.html')).toEqual(['address.ts']);
  expect(reaching(tree, 'kit/elements/list/define.ts')).toEqual(['element.ts']);
});

test('stops at files that join everything', () => {
  const tree = {
    'feature.ts': 'export const feature = 1;',
    'app.ts': "import { feature } from './feature';\nexport const app = feature;",
    'far.test.ts': "import { app } from './app';",
    'near.test.ts': "import { feature } from './feature';",
  };
  expect(reaching(tree, 'feature.ts', (file) => file === 'app.ts')).toEqual(['app.ts', 'near.test.ts']);
  expect(reaching(tree, 'app.ts', (file) => file === 'app.ts')).toEqual(['far.test.ts']);
});

import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listRemotes } from '../build/remotes.mjs';
import { sharedVersions } from '../build/shared-versions.mjs';
import { checkLayout } from '../checks/layout.mjs';
import { sourceTree } from '../checks/source-tree.mjs';
import { checkStories } from '../checks/stories.mjs';
import { checkTranslations } from '../checks/translations.mjs';
import { at, binScript, root as repository } from '../paths.mjs';
import { refuseName } from './refuse-name.mjs';
import { remoteFiles } from './remote-files.mjs';

const names = ['x', 'food-rescue', `long-${'name-'.repeat(4)}after`];
let root = '';
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};
const run = (name: string, pack: string, args: string[]) => {
  try {
    return execFileSync(process.execPath, [binScript(name, pack), ...args], {
      cwd: root,
      encoding: 'utf8',
      stdio: 'pipe',
    });
  } catch (failure) {
    return `${Reflect.get(Object(failure), 'stdout')}${Reflect.get(Object(failure), 'stderr')}`;
  }
};

beforeAll(() => {
  // Below the repository, so that TypeScript finds the installed packages.
  mkdirSync(at('.cache'), { recursive: true });
  root = mkdtempSync(at('.cache', 'new-remote-'));
  for (const name of names)
    for (const [file, text] of Object.entries(remoteFiles(name, sharedVersions(repository))))
      write(`remotes/${name}/${file}`, text);
});
afterAll(() => rmSync(root, { recursive: true }));

describe('a new remote', () => {
  test('has a remote.json that the build accepts', () => {
    const [first, ...others] = listRemotes(root);
    expect(first).toMatchObject({ name: 'food-rescue', basePaths: ['/food-rescue'] });
    expect(first?.navigation[0]?.labels).toEqual({ en: 'Food rescue', sv: 'Food rescue' });
    expect(others).toHaveLength(2);
  });

  test('passes the checks of folders, stories and translations', () => {
    const tree = sourceTree(root);
    expect([...checkLayout(tree), ...checkStories(tree), ...checkTranslations(tree)]).toEqual([]);
  });

  test('is formatted and without lint problems, with a name of any length', () => {
    const { files: _files, ...rules } = JSON.parse(sourceTree(repository).read('biome.json'));
    const config = at('host-shell/tooling/config').replaceAll(path.sep, '/');
    const text = JSON.stringify({ ...rules, root: true, vcs: { enabled: false } });
    write('biome.json', text.replaceAll('./host-shell/tooling/config', config));
    expect(run('biome', '@biomejs/biome', ['ci', '--colors=off', 'remotes'])).toMatch(
      /^Checked 27 files in .*No fixes applied\.\s*$/,
    );
  });

  test('has the right types, and so have the examples of remotes.md in it', () => {
    const examples = [
      ...sourceTree(repository)
        .read('host-shell/docs/remotes.md')
        .matchAll(/^```tsx\n([\s\S]*?)^```$/gm),
    ];
    expect(examples).toHaveLength(4);
    for (const [index, [, code = '']] of examples.entries())
      write(`remotes/food-rescue/src/examples/example-${index}.tsx`, code);
    const base = at('host-shell/tooling/config/tsconfig.base.json');
    const ambient = ['design-system/src', 'host-shell/platform/src'].map((folder) => at(folder, '**/*.d.ts'));
    const lib = ['ES2023', 'DOM', 'DOM.Iterable'];
    const options = { extends: base, compilerOptions: { lib }, include: ['remotes/food-rescue/src', ...ambient] };
    write('tsconfig.json', JSON.stringify(options));
    expect(run('tsc', '@typescript/native', ['-p', '.', '--checkers', '1'])).toBe('');
  });
});

describe('a name', () => {
  test.each([
    ['', 'Give the remote a name'],
    ['Food', '"Food" cannot be the name of a remote'],
    ['food_rescue', 'cannot be the name'],
    ['-food', 'cannot be the name'],
    ['a'.repeat(31), 'at most 30'],
    ['shell', '"shell" is the name of another part of the product'],
    ['food-rescue', 'remotes/food-rescue exists already'],
    ['api', 'The path /api belongs to the server'],
    ['run', 'The path /run belongs to the shell'],
    ['taken', 'The path /taken belongs to "elsewhere"'],
    ['elsewhere', 'remotes.json has a row "elsewhere"'],
  ])('%j is refused', async (name, reason) => {
    const row = { version: '1.0.0', platform: '^1.0.0', integrity: `sha384-${'a'.repeat(64)}`, basePaths: ['/taken/'] };
    write('dist/remotes.json', JSON.stringify({ elsewhere: { entry: '/remotes/elsewhere/a.js', ...row } }));
    expect(await refuseName(root, name)).toContain(reason);
  });

  test('that is free is accepted', async () => {
    expect(await refuseName(root, 'free')).toBeUndefined();
  });
});

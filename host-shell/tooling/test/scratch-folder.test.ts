import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { scratchFolder } from './scratch-folder.mjs';

const module = path.join(import.meta.dirname, 'scratch-folder.mjs');

/** Opens a folder in a separate process, which then ends in the given way. */
const openAndEnd = (end: string) =>
  spawnSync(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `import { openScratchFolder } from ${JSON.stringify(module)};
       process.stdout.write(openScratchFolder(), () => { ${end} });`,
    ],
    { encoding: 'utf8' },
  ).stdout;

test('the folder of a run is removed when it ends', () => {
  const folder = openAndEnd('process.exit(1)');
  expect(folder).toContain('gyg-tests-');
  expect(existsSync(folder)).toBe(false);
});

test('the next run removes the folder of a killed run', () => {
  const left = openAndEnd("process.kill(process.pid, 'SIGKILL')");
  expect(existsSync(left)).toBe(true);
  openAndEnd('');
  expect(existsSync(left)).toBe(false);
});

test('other folders stay', () => {
  const folder = path.join(scratchFolder(), `gyg-tests-of-${process.pid}`);
  mkdirSync(folder);
  onTestFinished(() => rmSync(folder, { recursive: true }));
  openAndEnd('');
  expect(existsSync(folder)).toBe(true);
});

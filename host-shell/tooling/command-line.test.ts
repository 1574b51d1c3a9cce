import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { at } from './paths.mjs';

/** Runs a tool as npm does. Both tools end before they build anything. */
function run(tool: string, ...args: string[]) {
  const { status, stdout } = spawnSync(process.execPath, [at('host-shell', 'tooling', tool), ...args], {
    encoding: 'utf8',
  });
  return { status, stdout };
}

it.each(['start.mjs', 'dev.mjs'])('%s refuses an unknown flag and lists the valid ones', (tool) => {
  expect(run(tool, '--prot', '9000')).toEqual({ status: 1, stdout: 'There is no setting --prot. --help lists all.\n' });
  const help = run(tool, '--help');
  expect(help.status).toBe(0);
  expect(help.stdout).toContain('--partner-port <number>');
});

it('start refuses arguments, and dev an unknown remote or invalid port', () => {
  expect(run('start.mjs', '9000').stdout).toMatch(/^Unknown argument "9000"\. .*npm start -- --port 9000/);
  expect(run('dev.mjs', 'kitchen').stdout).toMatch(/^No remote is called kitchen\./);
});

it('check refuses a remote that there is none of, instead of checking nothing', () => {
  const { status, stdout } = run('check.mjs', '--remote', 'kitchen');
  expect([status, stdout]).toEqual([1, expect.stringContaining('No remote is called "kitchen"')]);
});

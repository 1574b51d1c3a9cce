import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { buildRemoteRow } from '@gyg/contract/testing';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { at } from '../paths.mjs';
import { rowsIn } from './table-text.mjs';
import { plantBuild } from './testing/plant-build';

const execute = promisify(execFile);
/** Another team's row, as that team wrote it. */
const otherRow = JSON.stringify({ ...buildRemoteRow({ basePaths: ['/other'] }), note: 1.0 }).replaceAll(',"', ' ,"');

let folder = '';
const dist = () => path.join(folder, 'dist');
const build = (version: string, name = 'booking', basePaths = [`/${name}`]) => {
  const from = path.join(folder, `${name}-${version}`);
  plantBuild(from, name, version, basePaths);
  return from;
};
const text = () => readFileSync(path.join(dist(), 'remotes.json'), 'utf8');
const rows = () => rowsIn(text());
const run = async (command: string, ...args: string[]) => {
  const all = [at('host-shell', 'tooling', 'deploy.mjs'), command, ...args, '--to', dist()];
  return (await execute(process.execPath, all, { env: { ...process.env, NO_COLOR: '1' } })).stdout;
};
const refused = (command: string, ...args: string[]) =>
  run(command, ...args).then(
    (said) => expect.unreachable(said),
    (error: unknown) => String(Reflect.get(Object(error), 'stdout')),
  );

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'gyg-deploy-'));
  mkdirSync(dist());
  writeFileSync(path.join(dist(), 'remotes.json'), `{"other": ${otherRow}}`);
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('a remote in a folder', () => {
  test('is deployed, tried on some, given to everyone and taken back, and another row keeps its bytes', async () => {
    expect(await run('deploy', 'booking', '--from', build('1.0.0'))).toContain('booking 1.0.0 is deployed.');
    expect(rows().booking).toMatchObject({ version: '1.0.0', entry: '/remotes/booking/remoteEntry.1000000000.js' });
    await run('deploy', 'booking', '--from', build('1.1.0'), '--canary', '10%');
    expect(rows().booking).toMatchObject({ version: '1.0.0', canary: { version: '1.1.0', share: 0.1 } });
    await run('promote', 'booking');
    expect(rows().booking).toMatchObject({ version: '1.1.0' });
    expect(await run('rollback', 'booking')).toContain('booking is 1.0.0 again.');
    expect(await run('rollback', 'booking', '--version', '1.1.0')).toContain('booking is 1.1.0 again.');
    expect(text()).toContain(`"other": ${otherRow}`);
    const files = readdirSync(path.join(dist(), 'remotes', 'booking'), { recursive: true, encoding: 'utf8' });
    expect(files.filter((file) => /area.*br$/.test(file))).toHaveLength(2);
    expect(files.filter((file) => /manifest\.json$/.test(file))).toHaveLength(2);
    const history: { deployedAt: string; row: { version: string } }[] = JSON.parse(
      readFileSync(path.join(dist(), 'remotes', 'booking', 'history.json'), 'utf8'),
    );
    expect(history.map(({ row }) => row.version)).toEqual(['1.0.0', '1.1.0', '1.0.0', '1.1.0']);
    expect(history.every(({ deployedAt }) => new Date(deployedAt).toISOString() === deployedAt)).toBe(true);
  });

  test('has a line in the status, which reports files that are missing or changed', async () => {
    writeFileSync(path.join(dist(), 'remotes.json'), '{}');
    await run('deploy', 'booking', '--from', build('1.0.0'));
    const status = await run('status');
    expect(status).toMatch(
      /^booking +1\.0\.0 +\d{4}-\d\d-\d\d \d\d:\d\d +- +- +3 right +\/remotes\/booking\/remoteEntry/m,
    );
    writeFileSync(path.join(dist(), 'remotes/booking/js/area.1000000000.js'), 'other');
    rmSync(path.join(dist(), 'remotes/booking/remoteEntry.1000000000.js'));
    const said = await refused('status');
    expect(said).toContain('remotes/booking/js/area.1000000000.js has other contents than its hash says');
    expect(said).toContain('remotes/booking/remoteEntry.1000000000.js is missing');
  });

  test('does not go back to a build whose files are gone', async () => {
    await run('deploy', 'booking', '--from', build('1.0.0'));
    await run('deploy', 'booking', '--from', build('1.1.0'));
    rmSync(path.join(dist(), 'remotes/booking/js/area.1000000000.js'));
    const before = text();
    expect(await refused('rollback', 'booking')).toContain(
      'booking 1.0.0 cannot run: remotes/booking/js/area.1000000000.js',
    );
    expect(text()).toBe(before);
  });

  test('that claims a path of another remote is refused, also as a canary, and the table stays', async () => {
    const before = text();
    const thief = build('1.0.0', 'thief', ['/thief', '/other']);
    expect(await refused('deploy', 'thief', '--from', thief)).toContain('"thief": /other belongs to "other"');
    expect(text()).toBe(before);
    await run('deploy', 'booking', '--from', build('1.0.0'));
    const canary = build('1.1.0', 'booking', ['/booking', '/other']);
    expect(await refused('deploy', 'booking', '--from', canary, '--canary', '0.5')).toContain(
      '"booking": canary: /other belongs to "other"',
    );
  });

  test('two remotes that are deployed at the same time both have their rows', async () => {
    const names = ['a', 'b', 'c', 'd'];
    await Promise.all(names.map((name) => run('deploy', name, '--from', build('1.0.0', name))));
    expect(Object.keys(rows()).toSorted()).toEqual([...names, 'other']);
    expect(readdirSync(dist()).toSorted()).toEqual(['remotes', 'remotes.json']);
  });

  test('is deployed although a process ended while it held the lock', async () => {
    const lock = path.join(dist(), 'remotes.json.lock');
    mkdirSync(lock);
    utimesSync(lock, 0, 0);
    expect(await run('deploy', 'booking', '--from', build('1.0.0'))).toContain('is deployed');
  });
});

test.each([
  [['deploy'], 'Name one remote'],
  [['deploy', 'booking', '--canary', '150%', '--from', 'x'], 'is no share of the visitors'],
  [['deploy', 'booking', '--from', 'nowhere'], 'has no build of booking'],
  [['deploy', 'booking', '--too', 'x'], "Unknown option '--too'"],
  [['rollback', 'booking'], 'remotes.json has no row "booking"'],
  [['promote', 'other'], 'other has no canary'],
])('%j is refused in words', async ([command = '', ...args], reason) => {
  expect(await refused(command, ...args)).toContain(reason);
});

test('flags that npm took for its own are refused', async () => {
  const script = at('host-shell', 'tooling', 'deploy.mjs');
  const env = { ...process.env, npm_config_token_description: '/srv/gyg/dist' };
  await expect(execute(process.execPath, [script, 'status'], { env })).rejects.toThrow(
    expect.objectContaining({ stdout: expect.stringContaining('npm took --to for its own. Write -- before') }),
  );
});

test('a folder that is no installation is refused', async () => {
  rmSync(path.join(dist(), 'remotes.json'));
  expect(await refused('status')).toContain('is not the dist folder of an installation');
  rmSync(dist(), { recursive: true });
  expect(await refused('status')).toContain('There is no folder');
});

import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildRemoteRow } from '@gyg/contract/testing';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { foreignOrigins, refuseOrigins } from './remote-origins';
import { createRemoteTable } from './remote-table';

const booking = buildRemoteRow({ basePaths: ['/gygs/:gygId/book'] });
const everything = buildRemoteRow({ basePaths: ['/', '/search'] });
const whole = { booking, public: everything };

let folder = '';
const logger = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
const at = (name: string) => path.join(folder, name);
const deploy = (table: unknown) =>
  writeFile(at('remotes.json'), typeof table === 'string' ? table : JSON.stringify(table));
/** Simulates a start: nothing is in memory. */
const start = () =>
  createRemoteTable({ file: at('remotes.json'), lastGoodFile: at('data/remotes.last-good.json'), logger });

beforeEach(async () => {
  vi.clearAllMocks();
  folder = await mkdtemp(path.join(tmpdir(), 'gyg-remotes-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('a deploy takes effect on the next call', async () => {
  await deploy({ public: everything });
  const remotes = start();
  expect(Object.keys((await remotes.read()).table)).toEqual(['public']);
  await deploy(whole);
  const { table, problems, complete } = await remotes.read();
  expect(Object.keys(table).toSorted()).toEqual(['booking', 'public']);
  expect([problems, complete]).toEqual([[], true]);
  expect(logger.error).not.toHaveBeenCalled();
});

test('a path stays with its remote after a restart, and the refused claim is logged', async () => {
  await deploy(whole);
  await start().read();
  await deploy({ booking: { ...booking, basePaths: [...booking.basePaths, '/search'] }, public: everything });
  const { table } = await start().read();
  expect([table.booking?.basePaths, table.public?.basePaths]).toEqual([booking.basePaths, everything.basePaths]);
  const problems = ['remotes.json, row "booking": /search belongs to "public"; this claim is refused'];
  expect(logger.error).toHaveBeenCalledWith(expect.objectContaining({ problems }), expect.any(String));
});

describe('a row that loads from another origin', () => {
  const elsewhere = { ...booking, entry: 'https://cdn.example/remotes/booking/b.js' };
  const foreign = [
    ['entry', elsewhere],
    ['prefetch', { ...booking, prefetch: [{ href: elsewhere.entry, integrity: booking.integrity }] }],
    ['canary', { ...booking, canary: { ...elsewhere, share: 0.1 } }],
  ] as const;
  const startWith = (from: readonly string[]) =>
    createRemoteTable({
      ...{ file: at('remotes.json'), lastGoodFile: at('data/remotes.last-good.json'), logger },
      refuse: refuseOrigins({ publicUrl: 'https://gyg.example', from }),
    });

  test.each(foreign)('by its %s is left out and reported', async (_what, row) => {
    await deploy({ booking: row, public: everything });
    const { table, problems, leftOut } = await startWith(['https://other.example']).read();
    expect(Object.keys(table)).toEqual(['public']);
    expect(leftOut).toEqual(['booking']);
    const reason = 'left out: it loads from https://cdn.example, which REMOTES_FROM does not list';
    expect(problems).toEqual([`remotes.json, row "booking": ${reason}`]);
    expect(logger.error).toHaveBeenCalledOnce();
  });

  test.each(foreign)('by its %s is used if the origin is listed', async (_what, row) => {
    await deploy({ booking: row, public: everything });
    const { table, problems } = await startWith(['https://cdn.example']).read();
    expect(Object.keys(table).toSorted()).toEqual(['booking', 'public']);
    expect(problems).toEqual([]);
    expect(foreignOrigins(table, 'https://gyg.example')).toEqual(['https://cdn.example']);
  });

  test('is not used as the last good one either, once its origin is no longer listed', async () => {
    await deploy({ booking: elsewhere, public: everything });
    await startWith(['https://cdn.example']).read();
    expect((await startWith([]).read()).leftOut).toEqual(['booking']);
    await deploy('{');
    expect(Object.keys((await startWith([]).read()).table)).toEqual(['public']);
  });

  test('gives way to the last good row', async () => {
    await deploy(whole);
    await startWith([]).read();
    await deploy({ booking: elsewhere, public: everything });
    expect((await startWith([]).read()).table).toEqual(whole);
  });

  test('of the site itself, written with its origin, is used', async () => {
    await deploy({ booking: { ...booking, entry: 'https://gyg.example/remotes/booking/b.js' } });
    const { table, problems } = await startWith([]).read();
    expect([problems, foreignOrigins(table, 'https://gyg.example')]).toEqual([[], []]);
  });
});

describe.each([
  ['in one process', false],
  ['after a restart', true],
])('%s', (_name, restarted) => {
  async function afterGood(broken: () => Promise<unknown>) {
    await deploy(whole);
    const before = start();
    await before.read();
    await broken();
    return (restarted ? start() : before).read();
  }

  test.each([
    ['no JSON', () => deploy('{"booking": {')],
    ['empty', () => deploy('')],
    ['no table', () => deploy('[]')],
    ['a table without rows', () => deploy({})],
    ['missing', () => rm(at('remotes.json'))],
  ])('the last good table is used while the file is %s', async (_what, broken) => {
    const { table, problems, complete } = await afterGood(broken);
    expect(table).toEqual(whole);
    expect(complete).toBe(true);
    expect(problems).toEqual([
      expect.stringMatching(/^remotes\.json cannot be read \(.*\); the last good table is used$/),
    ]);
  });

  test('the last good row replaces a bad one', async () => {
    const { table, problems } = await afterGood(() =>
      deploy({ booking: { ...booking, entry: 7 }, public: everything }),
    );
    expect(table).toEqual(whole);
    expect(problems).toEqual([expect.stringContaining('row "booking": last good row used: entry: ')]);
  });

  test('a removed row is gone', async () => {
    const { table, problems } = await afterGood(() => deploy({ public: everything }));
    expect([Object.keys(table), problems]).toEqual([['public'], []]);
  });
});

test('a bad row that was never good is left out, and some claims are unknown', async () => {
  const { integrity: _, ...unhashed } = booking;
  await deploy({ booking: unhashed, public: everything });
  const { table, leftOut, complete, problems } = await start().read();
  expect([Object.keys(table), leftOut, complete]).toEqual([['public'], ['booking'], false]);
  expect(problems).toEqual([expect.stringContaining('row "booking": left out: integrity: ')]);
});

test('without a table there are no remotes, and nothing throws', async () => {
  const { table, complete, problems } = await start().read();
  expect([table, complete]).toEqual([{}, false]);
  expect(problems).toEqual([expect.stringMatching(/cannot be read .*; no remote is available$/)]);
});

test('a problem is logged once when it starts and once when it ends', async () => {
  await deploy({ public: everything });
  const remotes = start();
  await remotes.read();
  await deploy('{');
  await remotes.read();
  await remotes.read();
  expect(logger.error).toHaveBeenCalledTimes(1);
  expect(logger.error.mock.calls[0]?.[0]).toMatchObject({ problems: [expect.stringContaining('cannot be read')] });
  await deploy({ public: everything });
  await remotes.read();
  expect(logger.info).toHaveBeenCalledTimes(1);
});

test('the stored table is always complete, and no other files are left behind', async () => {
  await deploy(whole);
  const processes = Array.from({ length: 8 }, start);
  await Promise.all(processes.map((remotes) => remotes.read()));
  expect(await readdir(at('data'))).toEqual(['remotes.last-good.json']);
  expect(JSON.parse(await readFile(at('data/remotes.last-good.json'), 'utf8'))).toEqual(whole);
});

test('a stored table that is not JSON is not used', async () => {
  await deploy(whole);
  await start().read();
  await writeFile(at('data/remotes.last-good.json'), '{');
  await rm(at('remotes.json'));
  expect((await start().read()).table).toEqual({});
});

test('the table is used even if the folder is not writable', async () => {
  await deploy(whole);
  await writeFile(at('data'), 'a file where the folder should be');
  expect((await start().read()).table).toEqual(whole);
  expect(logger.warn).toHaveBeenCalledTimes(1);
});

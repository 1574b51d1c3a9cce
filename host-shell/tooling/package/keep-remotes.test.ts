import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildRemoteRow } from '@gyg/contract/testing';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { keepRemotes } from './keep-remotes.mjs';

type Row = ReturnType<typeof rowOf>;
type Entry = { deployedAt: string; row: Row };

let place = '';
const earlier = () => path.join(place, 'earlier');
const folder = () => path.join(place, 'new');
beforeEach(() => {
  place = mkdtempSync(path.join(tmpdir(), 'gyg-keep-'));
  writeFile(folder(), 'shell/versions.json', { platform: '1.2.0' });
});
afterEach(() => rmSync(place, { recursive: true }));

function writeFile(where: string, name: string, content: unknown): void {
  const file = path.join(where, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(content));
}
const rowOf = (version: string, name = 'booking', platform = '^1.0.0') =>
  buildRemoteRow({
    entry: `/remotes/${name}/remoteEntry.${version}.js`,
    version,
    platform,
    basePaths: [`/${name}`],
    dialogs: [],
  });
const at = (day: number, row: Row): Entry => ({ deployedAt: `2026-11-0${day}T08:00:00.000Z`, row });
const table = (where: string, rows: Record<string, unknown>) => writeFile(where, 'remotes.json', rows);
const history = (where: string, entries: Entry[], name = 'booking') =>
  writeFile(where, `remotes/${name}/history.json`, entries);
const read = (name: string) => JSON.parse(readFileSync(path.join(folder(), name), 'utf8'));

describe('after an upgrade a remote has', () => {
  const [old, deployed, packaged] = [rowOf('1.0.0'), rowOf('1.1.0'), rowOf('1.2.0')];

  test('the new build, and its team can go back to those before', async () => {
    table(earlier(), { booking: deployed });
    history(earlier(), [at(1, old), at(3, deployed)]);
    table(folder(), { booking: packaged });
    history(folder(), [at(2, packaged)]);
    expect(await keepRemotes(earlier(), folder())).toEqual([]);
    expect(read('remotes.json')).toEqual({ booking: packaged });
    expect(read('remotes/booking/history.json')).toEqual([at(1, old), at(2, packaged), at(3, deployed)]);
  });

  test('the build that its team deployed, if that is newer', async () => {
    table(earlier(), { booking: packaged });
    history(earlier(), [at(1, old), at(3, packaged)]);
    table(folder(), { booking: deployed });
    history(folder(), [at(1, old), at(2, deployed)]);
    expect(await keepRemotes(earlier(), folder())).toEqual(['booking 1.2.0']);
    expect(read('remotes.json')).toEqual({ booking: packaged });
    expect(read('remotes/booking/history.json')).toEqual([at(1, old), at(2, deployed), at(3, packaged)]);
  });

  test('its canary while that is newer', async () => {
    const canary = { ...packaged, share: 0.1 };
    table(earlier(), { booking: { ...old, canary } });
    table(folder(), { booking: deployed });
    expect(await keepRemotes(earlier(), folder())).toEqual(['the canary 1.2.0 of booking']);
    expect(read('remotes.json')).toEqual({ booking: { ...deployed, canary } });
    table(folder(), { booking: packaged });
    expect(await keepRemotes(earlier(), folder())).toEqual([]);
    expect(read('remotes.json')).toEqual({ booking: packaged });
  });
});

test('remotes of other repositories stay', async () => {
  const news = rowOf('3.0.0', 'news');
  table(earlier(), { news, booking: rowOf('1.0.0') });
  history(earlier(), [at(1, news)], 'news');
  table(folder(), { booking: rowOf('1.0.0') });
  expect(await keepRemotes(earlier(), folder())).toEqual(['news 3.0.0']);
  expect(Object.keys(read('remotes.json'))).toEqual(['booking', 'news']);
  expect(read('remotes/news/history.json')).toEqual([at(1, news)]);
});

test('a build that the new version cannot run is refused', async () => {
  table(earlier(), { booking: rowOf('2.0.0', 'booking', '^0.9.0') });
  table(folder(), { booking: rowOf('1.0.0') });
  await expect(keepRemotes(earlier(), folder())).rejects.toThrow(
    'it needs platform ^0.9.0, and the shell there has 1.2.0',
  );
  expect(read('remotes.json')).toEqual({ booking: rowOf('1.0.0') });
});

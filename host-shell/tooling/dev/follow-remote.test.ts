import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildRemoteRow } from '@gyg/contract/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { rowsIn } from '../deploy/table-text.mjs';
import { followRemote } from './follow-remote.mjs';

let root = '';
let following: { ready: Promise<void>; stop(): void } | undefined;
const said: string[] = [];
const onChange = vi.fn();
const write = (file: string, content: unknown) => {
  const place = path.join(root, file);
  mkdirSync(path.dirname(place), { recursive: true });
  writeFileSync(place, typeof content === 'string' ? content : JSON.stringify(content));
};
const remoteJson = (basePaths: string[], more: object = {}) =>
  write('remotes/food/remote.json', {
    ...{ name: 'food', version: '1.0.0', platform: '^1.0.0', basePaths, navigation: [], ...more },
  });
const routes = (...paths: string[]) =>
  write('remotes/food/src/remote-entry.tsx', paths.map((route) => `{ path: '${route}', load }`).join());
const row = () => rowsIn(readFileSync(path.join(root, 'dist/remotes.json'), 'utf8')).food;
const follow = async () => {
  following = followRemote({
    root,
    dist: path.join(root, 'dist'),
    name: 'food',
    onChange,
    say: (text) => said.push(text),
  });
  await following.ready;
};

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'gyg-follow-'));
  write('host-shell/platform/package.json', { version: '1.0.0' });
  write('design-system/package.json', { version: '1.0.0' });
  write('dist/.rows.json', { food: {}, other: {} });
  write('dist/remotes.json', {
    food: buildRemoteRow({ basePaths: ['/food'] }),
    other: buildRemoteRow({ basePaths: ['/other'] }),
  });
  remoteJson(['/food']);
  routes('/food');
});
afterEach(() => {
  following?.stop();
  rmSync(root, { recursive: true });
  said.length = 0;
  onChange.mockReset();
});

test('a change of remote.json is in the row, and open pages are told', async () => {
  await follow();
  onChange.mockReset();
  const navigation = [{ path: '/food', labels: { en: 'Food', sv: 'Mat' }, roles: ['USER'], order: 1, place: 'bar' }];
  routes('/food', '/food/:id');
  remoteJson(['/food', '/food/:id'], { navigation });
  await vi.waitFor(() => expect(onChange).toHaveBeenCalled());
  expect(row()).toMatchObject({ basePaths: ['/food', '/food/:id'], navigation });
  expect(said.join('\n')).toContain('remote.json is followed');
  expect(readFileSync(path.join(root, 'dist/.rows.json'), 'utf8'), 'the next build writes it').toBe('{"other":{}}');
});

test('a route that no path claims is warned about, and a claimed path without a route', async () => {
  routes('/food', '/food/new');
  remoteJson(['/food', '/food/old']);
  await follow();
  expect(said.join('\n')).toMatch(/the route \/food\/new is claimed by no path[\s\S]*claims \/food\/old, and/);
  said.length = 0;
  routes('/food', '/food/old', '/food/newer');
  await vi.waitFor(() => expect(said.join('\n')).toContain('the route /food/newer is claimed by no path'));
});

test('a wrong remote.json and a path of another remote are explained, and the row stays', async () => {
  const before = row();
  remoteJson(['/other']);
  await follow();
  expect(said.join('\n')).toMatch(/\/other[\s\S]*The row of food stays as it was/);
  write('remotes/food/remote.json', '{ "name": ');
  await vi.waitFor(() => expect(said.join('\n')).toContain('remotes/food/remote.json is not JSON'));
  expect(row()).toEqual(before);
});

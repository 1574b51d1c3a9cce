import { buildRemoteRow } from '@gyg/contract/testing';
import { createInstance } from '@module-federation/enhanced/runtime';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchRemoteTable } from './registry';
import { loadRemote, registerEntry, startFederation } from './runtime';

const addressOf = (file: string) => `${location.origin}/remotes/news/${file}`;
let added: HTMLScriptElement[] = [];

startFederation();

beforeEach(async () => {
  added = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () =>
    Response.json({
      news: buildRemoteRow({ entry: '/remotes/news/a.js' }),
      tips: buildRemoteRow({ entry: '/remotes/news/b.js' }),
    }),
  );
  await fetchRemoteTable();
  vi.spyOn(console, 'warn').mockReturnValue();
  // No browser loads scripts here: each test says how its script ends.
  vi.spyOn(document.head, 'appendChild').mockImplementation((node) => {
    if (node instanceof HTMLScriptElement) added.push(node);
    return node;
  });
});
afterEach(() => vi.restoreAllMocks());

/** What the build of a remote leaves in the page when its entry runs. */
function runEntry(area: (shareScope: Record<string, object>) => unknown) {
  let scope: Record<string, object> = {};
  Reflect.set(globalThis, 'gyg_news', {
    init: (shareScope: Record<string, object>) => {
      scope = shareScope;
    },
    get: async (name: string) => () => ({ name, default: area(scope) }),
  });
  added.at(-1)?.dispatchEvent(new Event('load'));
}

/** Waits until the runtime has added a script. */
const nextScript = (count: number) => vi.waitFor(() => expect(added).toHaveLength(count));

test('a remote gets the packages of the shell, and its entry runs once, with its integrity', async () => {
  registerEntry('news', addressOf('a.js'));
  const both = Promise.all([loadRemote('news'), loadRemote('news')]);
  await nextScript(1);
  expect(added).toMatchObject([{ src: addressOf('a.js'), crossOrigin: 'anonymous' }]);
  expect(added[0]?.integrity).toMatch(/^sha384-/);
  runEntry((scope) => Object.keys(scope));
  const [one, other] = await both;
  expect(one).toMatchObject({ name: './area', default: expect.arrayContaining(['react', '@gyg/platform/forms']) });
  expect(other).toEqual(one);
  await loadRemote('news');
  expect(added).toHaveLength(1);
});

test('after a failure the next call tries again', async () => {
  registerEntry('news', addressOf('a.js'));
  const first = loadRemote('news');
  const failed = expect(first).rejects.toThrow(/a\.js/);
  await nextScript(1);
  added[0]?.dispatchEvent(new Event('error'));
  await failed;
  const second = loadRemote('news');
  const empty = expect(second).rejects.toThrow(/Failed to get remoteEntry exports/);
  await nextScript(2);
  // It has loaded, and left nothing in the page.
  added[1]?.dispatchEvent(new Event('load'));
  await empty;
  const third = loadRemote('news');
  await nextScript(3);
  runEntry(() => 'the area');
  expect(await third).toMatchObject({ default: 'the area' });
});

test('another entry replaces what has loaded', async () => {
  registerEntry('news', addressOf('a.js'));
  const before = loadRemote('news');
  await nextScript(1);
  runEntry(() => 'before');
  expect(await before).toMatchObject({ default: 'before' });
  registerEntry('news', addressOf('b.js?retry=1'));
  const after = loadRemote('news');
  await nextScript(2);
  runEntry(() => 'after');
  expect(await after).toMatchObject({ default: 'after' });
});

test('an entry that no deployed remote has is never added to the page', async () => {
  registerEntry('news', addressOf('other.js'));
  await expect(loadRemote('news')).rejects.toThrow('is no entry of a deployed remote');
  await expect(loadRemote('unknown')).rejects.toThrow(/gyg_unknown/);
  expect(added).toEqual([]);
});

test('a package in a file of its own is loaded when it is needed, and again if that failed', async () => {
  const part = {};
  const get = vi
    .fn<() => Promise<() => object>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue(() => part);
  const shareConfig = { singleton: true, requiredVersion: '^1.0.0' };
  const remote = createInstance({
    name: 'gyg_tips',
    remotes: [],
    shared: { part: { version: '1.0.0', get, shareConfig } },
  });
  expect(get).not.toHaveBeenCalled();
  await expect(remote.loadShare('part')).rejects.toThrow('offline');
  const factory = await remote.loadShare('part');
  expect(factory === false ? undefined : factory()).toBe(part);
});

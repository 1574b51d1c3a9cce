import { buildRemoteRow } from '@gyg/contract/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadRemote, registerEntry } from './load-remote';
import { fetchRemoteTable } from './registry';
import { runtimeForEntries } from './remote-instance';
import { share } from './shared-packages';

const { ModuleFederation, setGlobalFederationInstance, CurrentGlobal } = runtimeForEntries;
const instancesOf = (name: string) =>
  CurrentGlobal.__FEDERATION__.__INSTANCES__.filter((instance) => instance.name === name);
const addressOf = (file: string) => `${location.origin}/remotes/news/${file}`;
const library = { version: 1 };
let added: HTMLScriptElement[] = [];

beforeEach(async () => {
  added = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () =>
    Response.json({
      news: buildRemoteRow({ entry: '/remotes/news/a.js' }),
      tips: buildRemoteRow({ entry: '/remotes/news/b.js' }),
    }),
  );
  await fetchRemoteTable();
  // No browser loads scripts here: each test says how its script ends.
  vi.spyOn(document.head, 'append').mockImplementation((node) => {
    if (node instanceof HTMLScriptElement) added.push(node);
  });
});
afterEach(() => vi.restoreAllMocks());

/** What the entry of a remote does when it runs: it makes its part, and leaves its container. */
function runEntry(module: (library: object) => unknown) {
  const instance = new ModuleFederation({ name: 'gyg_news' });
  setGlobalFederationInstance(instance);
  Reflect.set(globalThis, 'gyg_news', {
    init: (shareScope: object) => instance.initShareScopeMap('default', shareScope),
    async get(name: string) {
      const shareConfig = { requiredVersion: '^1.0.0' };
      const shared = await instance.loadShare('library', { customShareInfo: { shareConfig } });
      return () => ({ name, default: module(shared()) });
    },
  });
  added.at(-1)?.dispatchEvent(new Event('load'));
}

test('a remote gets the package of the shell, and its entry runs once', async () => {
  share('library', '1.4.0', () => library);
  registerEntry('news', addressOf('a.js'));
  const both = Promise.all([loadRemote('news'), loadRemote('news')]);
  expect(added).toMatchObject([{ src: addressOf('a.js'), crossOrigin: 'anonymous' }]);
  expect(added[0]?.integrity).toMatch(/^sha384-/);
  runEntry((given) => given);
  expect(await both).toEqual([
    { name: './area', default: library },
    { name: './area', default: library },
  ]);
  expect(await loadRemote('news')).toEqual({ name: './area', default: library });
  expect(added).toHaveLength(1);
});

test('after a failure the next call tries again', async () => {
  registerEntry('news', addressOf('a.js'));
  const first = loadRemote('news');
  added[0]?.dispatchEvent(new Event('error'));
  await expect(first).rejects.toThrow('/remotes/news/a.js did not load');
  const second = loadRemote('news');
  // It has loaded, and left nothing in the page.
  added[1]?.dispatchEvent(new Event('load'));
  await expect(second).rejects.toThrow('/remotes/news/a.js has loaded, but did not run');
  const third = loadRemote('news');
  runEntry(() => 'the area');
  expect(await third).toMatchObject({ default: 'the area' });
});

test('another entry replaces what has loaded', async () => {
  registerEntry('news', addressOf('a.js'));
  const before = loadRemote('news');
  runEntry(() => 'before');
  expect(await before).toMatchObject({ default: 'before' });
  registerEntry('news', addressOf('b.js?retry=1'));
  expect(instancesOf('gyg_news')).toEqual([]);
  const after = loadRemote('news');
  runEntry(() => 'after');
  expect(await after).toMatchObject({ default: 'after' });
  expect(instancesOf('gyg_news')).toHaveLength(1);
});

test('an entry that no deployed remote has is never added to the page', async () => {
  registerEntry('news', addressOf('other.js'));
  await expect(loadRemote('news')).rejects.toThrow('is no entry of a deployed remote');
  await expect(loadRemote('unknown')).rejects.toThrow('No entry of unknown is known');
  expect(added).toEqual([]);
});

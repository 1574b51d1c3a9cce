import { buildRemoteRow } from '@gyg/contract/testing';
import { startTestTexts } from '@gyg/platform/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { failedBuilds } from './failed-builds';
import { loadArea, replaceCanary, resetArea } from './load-area';
import { fetchRemoteTable, remoteTable } from './registry';
import { loadRemote, registerEntry } from './runtime';
import { hasRun } from './script-of-remote';

vi.mock('./runtime', () => ({ loadRemote: vi.fn(), registerEntry: vi.fn() }));
vi.mock('./versions', () => ({ unmetRanges: () => [] }));
vi.mock('./outdated-page', () => ({ isPageOutdated: async () => false }));
vi.mock('./script-of-remote', () => ({ hasRun: vi.fn(() => false), loadTimeout: 8_000 }));

const area = { name: 'booking', texts: { en: {}, sv: {} }, routes: [] };
const current = (name: string) => buildRemoteRow({ entry: `/remotes/${name}/a.js` });
const canary = (name: string) => ({ ...buildRemoteRow({ entry: `/remotes/${name}/b.js` }), fallback: current(name) });
const reload = vi.fn();
let reports: unknown[] = [];
let responds = true;

beforeEach(async () => {
  await startTestTexts('en', []);
  sessionStorage.clear();
  reports = [];
  responds = true;
  vi.stubGlobal('location', { ...window.location, href: window.location.href, reload });
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    if (String(input) === '/api/remotes/reports') {
      reports.push(...JSON.parse(String(init?.body)).loads);
      return new Response(null, { status: 204 });
    }
    if (!responds) throw new TypeError('Failed to fetch');
    return Response.json({
      booking: current('booking'),
      public: current('public'),
      admin: canary('admin'),
      search: canary('search'),
      desk: canary('desk'),
    });
  });
  await fetchRemoteTable();
  vi.mocked(registerEntry).mockClear();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  reload.mockClear();
});

test('a remote that did not load is fetched again from another address', async () => {
  vi.mocked(loadRemote).mockRejectedValueOnce(new Error('no network'));
  await expect(loadArea('booking')).rejects.toThrow();
  resetArea('booking');
  expect(registerEntry).toHaveBeenCalledWith('booking', expect.stringMatching(/\/remotes\/booking\/a\.js\?retry=\d+$/));
  vi.mocked(loadRemote).mockResolvedValueOnce({ default: area });
  expect(await loadArea('booking')).toBe(area);
});

test('a remote that has loaded is not fetched a second time when one of its screens failed', async () => {
  vi.mocked(loadRemote).mockResolvedValueOnce({ default: area });
  await loadArea('public');
  resetArea('public');
  expect(registerEntry).not.toHaveBeenCalled();
  expect(await loadArea('public')).toBe(area);
});

test('a canary that does not load is replaced by the current build, in the same page and after a reload', async () => {
  vi.mocked(loadRemote).mockRejectedValueOnce(new Error('404 of /remotes/admin/b.js?retry=1'));
  vi.mocked(loadRemote).mockResolvedValueOnce({ default: area });
  expect(await loadArea('admin')).toBe(area);
  expect(remoteTable().admin?.entry).toBe('/remotes/admin/a.js');
  expect(registerEntry).toHaveBeenCalledWith('admin', expect.stringMatching(/\/remotes\/admin\/a\.js$/));
  const message = 'Error: 404 of /remotes/admin/b.js';
  expect(reports).toContainEqual({ name: 'admin', entry: '/remotes/admin/b.js', outcome: 'failed', message });
  await fetchRemoteTable();
  expect(remoteTable().admin?.entry).toBe('/remotes/admin/a.js');
  expect(reload).not.toHaveBeenCalled();
});

test('a canary that fails after its script has run is replaced by a reload', async () => {
  vi.mocked(hasRun).mockReturnValue(true);
  vi.mocked(loadRemote).mockRejectedValueOnce(new Error('a module threw'));
  void loadArea('search');
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(failedBuilds()).toEqual(['/remotes/search/b.js']);
});

test('the page does not reload while the server does not respond, nor without a canary', async () => {
  vi.mocked(hasRun).mockReturnValue(true);
  responds = false;
  expect(await replaceCanary('desk')).toBe(false);
  expect(await replaceCanary('booking')).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

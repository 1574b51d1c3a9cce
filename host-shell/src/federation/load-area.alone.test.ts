import { buildRemoteRow } from '@gyg/contract/testing';
import { startTestTexts } from '@gyg/platform/testing';
import { loadRemote, registerRemotes } from '@module-federation/runtime';
import { beforeEach, expect, test, vi } from 'vitest';
import { loadArea, resetArea } from './load-area';

vi.mock('@module-federation/runtime', () => ({ loadRemote: vi.fn(), registerRemotes: vi.fn() }));
vi.mock('./registry', () => ({ remoteTable: () => ({ booking: buildRemoteRow(), public: buildRemoteRow() }) }));
vi.mock('./versions', () => ({ unmetRanges: () => [] }));
vi.mock('./outdated-page', () => ({ isPageOutdated: async () => false }));

const area = { name: 'booking', texts: { en: {}, sv: {} }, routes: [] };
beforeEach(async () => {
  await startTestTexts('en', []);
  vi.mocked(registerRemotes).mockClear();
});

test('a remote that did not load is fetched again from another address', async () => {
  vi.mocked(loadRemote).mockRejectedValueOnce(new Error('no network'));
  await expect(loadArea('booking')).rejects.toThrow();
  resetArea('booking');
  expect(vi.mocked(registerRemotes).mock.calls[0]?.[1]).toEqual({ force: true });
  vi.mocked(loadRemote).mockResolvedValueOnce({ default: area });
  expect(await loadArea('booking')).toBe(area);
});

test('a remote that has loaded is not fetched a second time when one of its screens failed', async () => {
  vi.mocked(loadRemote).mockResolvedValueOnce({ default: area });
  await loadArea('public');
  resetArea('public');
  expect(registerRemotes).not.toHaveBeenCalled();
  expect(await loadArea('public')).toBe(area);
});

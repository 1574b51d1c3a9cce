import { session } from '@gyg/platform/internal';
import { setTestSession } from '@gyg/platform/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { chooseTheme } from '../chrome/theme';
import { keepChoices } from './page-choices';

const cookie = () => document.cookie.split('; ').find((pair) => pair.startsWith('gyg-page='));
let stored = false;

beforeEach(() => {
  // What other tests of this process have chosen.
  localStorage.clear();
  delete document.documentElement.dataset.theme;
  stored = false;
  vi.spyOn(session, 'startsAsUser').mockImplementation(() => stored);
  keepChoices();
});
afterEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset.theme;
  // biome-ignore lint/suspicious/noDocumentCookie: as the page writes it
  document.cookie = 'gyg-page=; Path=/; Max-Age=0';
  vi.restoreAllMocks();
});

test('a guest who has chosen nothing has no cookie', () => {
  localStorage.setItem('gyg.language', 'en');
  setTestSession();
  expect(cookie()).toBeUndefined();
});

test('a language other than the browser’s, a theme and a login are in the cookie, until they end', async () => {
  localStorage.setItem('gyg.language', 'se');
  document.documentElement.lang = 'sv';
  chooseTheme('dark');
  await vi.waitFor(() => expect(cookie()).toBe('gyg-page=sv.dark'));
  stored = true;
  setTestSession({ loginRole: 'USER', userId: 'elin' });
  expect(cookie()).toBe('gyg-page=sv.dark.known');
  stored = false;
  localStorage.clear();
  setTestSession();
  expect(cookie()).toBeUndefined();
});

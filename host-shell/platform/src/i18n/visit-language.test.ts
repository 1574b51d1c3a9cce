import { afterEach, expect, test } from 'vitest';
import { pageStorage } from '../storage/page-storage';
import { rememberLanguage, startLanguage } from './language';

const open = (address: string) => history.replaceState(null, '', address);
afterEach(() => {
  open('/');
  pageStorage.tab.clear();
  pageStorage.device.clear();
});

test('a language in the address holds for the visit and leaves the choice for later visits', () => {
  rememberLanguage('en');
  open('/search?lang=sv');
  expect(startLanguage()).toBe('sv');
  open('/search');
  expect(startLanguage()).toBe('sv');
  pageStorage.tab.clear();
  expect(startLanguage()).toBe('en');
});

test('the switch ends it', () => {
  open('/search?lang=SE');
  expect(startLanguage()).toBe('sv');
  open('/search');
  rememberLanguage('en');
  expect(startLanguage()).toBe('en');
});

test('an unknown language in the address is ignored', () => {
  rememberLanguage('sv');
  open('/search?lang=fi');
  expect(startLanguage()).toBe('sv');
});

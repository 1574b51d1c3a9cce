import { beforeAll, expect, test, vi } from 'vitest';
import { addAreaTexts, loadAreaTexts, loadTexts, missingTexts } from './area-texts';
import { i18n } from './instance';

beforeAll(() => void i18n.changeLanguage('en'));

const part = (name: string) => ({
  en: vi.fn(async () => ({ [name]: { title: name } })),
  sv: vi.fn(async () => ({ [name]: { title: `${name} på svenska` } })),
});
const written = (key: string, lng: 'en' | 'sv') => i18n.getResource(lng, 'news', key);

test('texts load with the area, in the language on screen, and in another one before it is shown', async () => {
  const texts = part('list');
  addAreaTexts({ name: 'news', texts });
  expect(missingTexts('en')).toContain('news');
  await loadAreaTexts('news');
  await loadAreaTexts('news');
  expect([texts.en.mock.calls.length, texts.sv.mock.calls.length]).toEqual([1, 0]);
  expect(written('list.title', 'en')).toBe('list');
  await loadTexts('sv');
  expect(written('list.title', 'sv')).toBe('list på svenska');
  expect(missingTexts('sv')).toEqual([]);
});

test('a load that failed is tried again', async () => {
  const texts = part('list');
  texts.en.mockRejectedValueOnce(new Error('away'));
  addAreaTexts({ name: 'news', texts });
  await expect(loadAreaTexts('news')).rejects.toThrow('away');
  await loadAreaTexts('news');
  expect(written('list.title', 'en')).toBe('list');
});

test('a remote that was built before gives its texts in parts', async () => {
  addAreaTexts({ name: 'news', texts: part('first'), detailTexts: part('detail'), laterTexts: part('later') });
  await loadAreaTexts('news');
  expect(['first', 'detail', 'later'].map((name) => written(`${name}.title`, 'en'))).toEqual([
    'first',
    'detail',
    'later',
  ]);
});

test('a screen that needs the first texts alone waits for no others, and the next screen for all', async () => {
  const [first, texts] = [part('first'), { en: vi.fn(part('later').en), sv: vi.fn(part('later').sv) }];
  addAreaTexts({ name: 'news', texts, firstTexts: first });
  await loadAreaTexts('news', { firstTexts: true });
  expect([first.en.mock.calls.length, texts.en.mock.calls.length]).toEqual([1, 0]);
  expect(written('first.title', 'en')).toBe('first');
  await loadAreaTexts('news', {});
  expect(written('later.title', 'en')).toBe('later');
  await loadAreaTexts('news', { firstTexts: true });
  expect([first.en.mock.calls.length, texts.en.mock.calls.length]).toEqual([1, 1]);
});

test('another language is shown with all texts, whatever the screen needs', async () => {
  const [first, texts] = [part('first'), part('all')];
  addAreaTexts({ name: 'news', texts, firstTexts: first });
  await loadAreaTexts('news', { firstTexts: true });
  await loadTexts('sv');
  expect([first.sv.mock.calls.length, texts.sv.mock.calls.length]).toEqual([0, 1]);
  expect(written('all.title', 'sv')).toBe('all på svenska');
});

import { expect, test, vi } from 'vitest';
import { addAreaTexts, loadTexts, loadTextsOf, writtenText } from './known-texts';

test('a screen loads the texts that it needs, and a change of language those of all screens before', async () => {
  const part = (name: string) => ({
    en: vi.fn(async () => ({ [name]: { title: name } })),
    sv: vi.fn(async () => ({ [name]: { title: `${name} på svenska` } })),
  });
  const [texts, detailTexts, laterTexts] = [part('first'), part('detail'), part('later')];
  addAreaTexts({ name: 'news', texts, detailTexts, laterTexts });
  const calls = (language: 'en' | 'sv') =>
    [texts, detailTexts, laterTexts].map((one) => one[language].mock.calls.length);

  await loadTextsOf('news', 'en', { firstTexts: true });
  expect(calls('en')).toEqual([1, 0, 0]);
  expect(writtenText('news', 'detail.title', 'en')).toBeUndefined();
  await loadTextsOf('news', 'en', { detailTexts: true });
  expect(calls('en')).toEqual([1, 1, 0]);
  expect(writtenText('news', 'detail.title', 'en')).toBe('detail');
  await loadTextsOf('news', 'en', { firstTexts: true });
  await loadTexts('sv');
  expect(calls('sv')).toEqual([1, 1, 0]);
  expect(writtenText('news', 'detail.title', 'sv')).toBe('detail på svenska');
  await loadTextsOf('news', 'sv');
  expect(calls('sv')).toEqual([1, 1, 1]);
  expect(writtenText('news', 'later.title', 'sv')).toBe('later på svenska');
});

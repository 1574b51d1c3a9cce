import i18n from 'i18next';
import { expect, test } from 'vitest';
import { startI18n } from './i18n';

test('numbers in texts are written as the language does, and texts stay as they are', async () => {
  await startI18n('en', { remember: false });
  const text = (language: 'en' | 'sv', value: number | string) =>
    i18n.services.interpolator.interpolate('{{value}}', { value }, language, {});
  expect([text('en', 1240), text('sv', 1240), text('sv', 6.5)]).toEqual(['1,240', '1\u00a0240', '6,5']);
  expect(text('en', '1240')).toBe('1240');
});

import { expect, test } from 'vitest';
import { groundTheme } from './ground-theme';

test('the author’s background decides the theme', () => {
  expect(groundTheme('#fff', 'dark')).toBe('light');
  expect(groundTheme('#102a33', 'light')).toBe('dark');
  expect(groundTheme('#0008', 'light')).toBe('dark');
});

test('without a background the page decides', () => {
  expect(groundTheme(undefined, 'dark')).toBe('dark');
});

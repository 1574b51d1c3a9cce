import { expect, test } from 'vitest';
import { isolated } from './isolated';

test.each(['ليلى', 'מירב (Göteborg)', 'Leila ليلى 2', 'ދިވެހި'])('%s is isolated', (name) => {
  expect(isolated(name)).toBe(`\u2068${name}\u2069`);
});

test('each line is isolated, since isolation ends with its line', () => {
  expect(isolated('ليلى\nGöteborg')).toBe('\u2068ليلى\u2069\n\u2068Göteborg\u2069');
});

test.each(['', 'Åsa', 'Ольга', '李', '12:30 – 14:00', '🌊'])('%s stays as it is', (text) => {
  expect(isolated(text)).toBe(text);
});

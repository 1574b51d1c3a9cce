import { expect, it } from 'vitest';
import { text } from './text-pair';

it('keeps the order of the words around a name that is written from right to left', () => {
  const pair = text('{person} is coming to {gyg}', 'Offers: {need}');
  expect(pair({ person: 'ليلى', gyg: 'Shore', need: '2 שקים' })).toEqual({
    title: '\u2068ليلى\u2069 is coming to Shore',
    body: 'Offers: \u20682 שקים\u2069',
  });
});

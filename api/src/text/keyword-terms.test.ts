import { describe, expect, test } from 'vitest';
import { keywordTerms, matchesTerm } from './keyword-terms';

const finds = (keyword: string, text: string) => keywordTerms(keyword).every((term) => matchesTerm(text, term));

describe('a keyword', () => {
  test.each([
    ['bike', 'Cykelmekaniker'],
    ['cyklar', 'Bicycle mechanic'],
    ['GLOVES', 'Handskar, strl 9'],
    ['svetsare', 'A welder for the gate'],
    ['boat driver', 'Skipper'],
    ['boat driver', 'Förare med egen båt'],
    ['skeppare', 'Boat driver with a licence'],
    ['laga mat', 'Cook for forty'],
    ['cook', 'Laga mat till fyrtio'],
    ['first aid', 'Utbildad i första hjälpen'],
    ['läxhjälp', 'Homework club'],
    ['städa stranden', 'Beach clean-up'],
    ['van', 'Driver with a van, two days'],
    ['träd', 'Planting trees'],
    ['äldre', 'Tea with elderly neighbours'],
  ])('%j finds %j by its synonyms', (keyword, text) => {
    expect(finds(keyword, text)).toBe(true);
  });

  test.each([
    ['food', 'Material och tradition'],
    ['boat', 'New batteries'],
    ['skåpbil', 'Vandring i skogen'],
    ['tree', 'Traditional music'],
    ['laga mat', 'Repair of engines'],
    ['cykelverkstad', 'Bike ride'],
    ['gloves boat', 'Gloves'],
  ])('%j does not find %j', (keyword, text) => {
    expect(finds(keyword, text)).toBe(false);
  });

  test('finds parts of words as they were typed', () => {
    expect(finds('unnebo', 'Hunnebostrand')).toBe(true);
    expect(keywordTerms('zebra zebra \u0301')).toEqual([
      { words: [{ word: 'zebra', synonyms: [] }], phraseSynonyms: [] },
    ]);
  });
});

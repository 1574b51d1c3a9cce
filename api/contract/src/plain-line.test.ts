import { expect, test } from 'vitest';
import { plainLine } from './plain-line';

test.each([
  ['\u200b', ''],
  ['\u2800 \u2800', ''],
  ['\u3164', ''],
  ['\u202e', ''],
  [' \u00ad\u2060 ', ''],
  ['\ufe0f\u200d', ''],
  ['\u0301', ''],
  [' Anna ', 'Anna'],
  ['Anna\u202enimda', 'Annanimda'],
  ['\u2067שלום\u2069', 'שלום'],
  ['🌊', '🌊'],
  ['👩\u200d🌾', '👩\u200d🌾'],
  ['می\u200cروم', 'می\u200cروم'],
  ['?', '?'],
])('%j is stored as %j', (text, line) => {
  expect(plainLine(text)).toBe(line);
  expect(plainLine(line)).toBe(line);
});

import { expect, test } from 'vitest';
import { buildOverview } from '../../../testing/fake-operations';
import { type FiguresHead, figuresCsv } from './figures-csv';

const head: FiguresHead = ['Till', 'Publicerade', 'Bokningar', 'Timmar', 'Organisationer', 'Konton'];

test('the file has a line for each day, the newest last', () => {
  const lines = figuresCsv(buildOverview(), { head, locale: 'en' }).split('\r\n');
  expect(lines).toHaveLength(31);
  expect(lines[0]).toBe('\ufeffTill,Publicerade,Bokningar,Timmar,Organisationer,Konton');
  expect(lines.at(-1)).toBe('2027-06-10T07:40:00.000Z,3,12,40.5,1,9');
  expect(lines.at(-2)).toMatch(/^2027-06-09T07:40:00\.000Z,/);
});

test('a Swedish spreadsheet reads its columns and numbers', () => {
  const lines = figuresCsv(buildOverview(), { head, locale: 'se' }).split('\r\n');
  expect(lines[0]).toBe('\ufeffTill;Publicerade;Bokningar;Timmar;Organisationer;Konton');
  expect(lines.at(-1)).toBe('2027-06-10T07:40:00.000Z;3;12;40,5;1;9');
});

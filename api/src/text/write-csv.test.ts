import { expect, test } from 'vitest';
import { writeCsv } from './write-csv';

const table = [
  ['Name', 'Hours'],
  [['Åsa; =1+1, "Bo"', 1.5] as const, ['=SUM(A1)', null] as const],
] as const;

test.each([
  ['en', '\ufeff"Name","Hours"\r\n"Åsa;\' =1+1, ""Bo""","1.5"\r\n"\'=SUM(A1)",""\r\n'],
  ['se', '\ufeff"Name";"Hours"\r\n"Åsa;\' =1+1, ""Bo""";"1,5"\r\n"\'=SUM(A1)";""\r\n'],
] as const)('in %s a spreadsheet reads the cells, numbers as numbers and texts as texts', (language, expected) => {
  expect(writeCsv(...table, language)).toBe(expected);
});

import { expect, test } from 'vitest';
import { countTurns } from '../testing/count-turns';
import { writeCsv } from './write-csv';

const table = [['Åsa; =1+1, "Bo"', 1.5] as const, ['=SUM(A1)', null] as const];

test.each([
  ['en', '\ufeff"Name","Hours"\r\n"Åsa;\' =1+1, ""Bo""","1.5"\r\n"\'=SUM(A1)",""\r\n'],
  ['se', '\ufeff"Name";"Hours"\r\n"Åsa;\' =1+1, ""Bo""";"1,5"\r\n"\'=SUM(A1)";""\r\n'],
] as const)(
  'in %s a spreadsheet reads the cells, numbers as numbers and texts as texts',
  async (language, expected) => {
    const asItIs = { header: ['Name', 'Hours'], line: (row: (typeof table)[number]) => row };
    expect(await writeCsv(table, asItIs, language)).toBe(expected);
  },
);

const rows = Array.from({ length: 2_000 }, (_one, index) => ({ name: `Å "${index}"`, count: index, note: null }));
const columns = {
  header: ['Name', 'Count', 'Note'],
  line: ({ name, count, note }: (typeof rows)[number]) => [name, count, note],
};

test('a long file is written in parts, and other work runs between them', async () => {
  const turns = countTurns();
  await writeCsv(rows, columns, 'en');
  expect(turns()).toBeGreaterThan(5);
});

test('its parts are one file: one mark and one header, and every row once and in order', async () => {
  const lines = rows.map((_one, index) => `"Å ""${index}""","${index}",""\r\n`);
  expect(await writeCsv(rows, columns, 'en')).toBe(`\ufeff"Name","Count","Note"\r\n${lines.join('')}`);
});

test('a file without rows has its header', async () => {
  expect(await writeCsv([], columns, 'en')).toBe('\ufeff"Name","Count","Note"\r\n');
});

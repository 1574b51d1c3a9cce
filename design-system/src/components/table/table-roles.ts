/**
 * Said again in words: laid out as cards a table is no table to Safari any more, and its rows and labels would fall
 * apart for those who listen.
 */
export const roles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  header: { role: 'columnheader' },
  name: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;

import { engine } from '../engine-choice';
import { readSnapshot } from './migration-folders';
import type { RawConnection, RawRow } from './raw-connection';

interface Column {
  name: string;
  type: string;
  notNull: boolean;
  default?: unknown;
}
interface Table {
  name: string;
  columns: Record<string, Column>;
  foreignKeys: Record<string, { tableTo: string; columnsFrom: string[]; columnsTo: string[] }>;
}

/** The tables of a version from its snapshot; PostgreSQL's, because it has times and booleans. */
function tablesOf(migration: string): Table[] {
  const { tables }: { tables: Record<string, Table> } = JSON.parse(readSnapshot('postgres', migration));
  return Object.values(tables);
}

const start = Date.UTC(2026, 5, 1, 10);
const hour = 60 * 60 * 1000;

/** A value that satisfies the checks of every table: numbers count the rows, end times are an hour after all others. */
function sampleValue(table: string, { name, type }: Column, row: number): unknown {
  if (type.startsWith('timestamp')) {
    const time = start + row * 24 * hour + (name.startsWith('end') ? hour : 0) + 123;
    return engine === 'sqlite' ? time : new Date(time);
  }
  if (type === 'boolean') return engine === 'sqlite' ? row % 2 : row % 2 === 1;
  if (type === 'jsonb') return JSON.stringify({ row, text: 'åäö' });
  if (type === 'integer') return row;
  // Counted by the database, which begins at 1 for the rows of triggers, and gets no further than this in any test. Not more:
  // the index has a bit for each number.
  if (type === 'bigint') return 1_000_000 + row;
  if (type === 'double precision') return row + 0.5;
  return name === 'id' || name === 'key' ? `${table}-${row}` : `${name} åäö ${row}`;
}

/** The row's columns: rows 1 and 2 have all of them, row 3 only the required ones. */
function buildRow({ name, columns, foreignKeys }: Table, row: number, filled: ReadonlySet<string>): RawRow {
  const references = new Map(
    Object.values(foreignKeys).map(({ columnsFrom, tableTo }) => [columnsFrom[0], tableTo] as const),
  );
  const values = Object.values(columns).flatMap((column): [string, unknown][] => {
    if (row === 3 && (!column.notNull || column.default !== undefined)) return [];
    const parent = references.get(column.name);
    if (parent === undefined) return [[column.name, sampleValue(name, column, row)]];
    return [[column.name, filled.has(parent) ? `${parent}-${row}` : null]];
  });
  return Object.fromEntries(values);
}

/** Fills every table of a migration with three rows, parents before their children. Returns the tables. */
export async function fillTables(connection: RawConnection, migration: string): Promise<string[]> {
  const waiting = new Map(tablesOf(migration).map((table) => [table.name, table]));
  const filled = new Set<string>();
  while (waiting.size > 0) {
    const ready = [...waiting.values()].find(({ name, foreignKeys, columns }) =>
      Object.values(foreignKeys).every(
        ({ tableTo, columnsFrom }) =>
          filled.has(tableTo) || tableTo === name || !columns[columnsFrom[0] ?? '']?.notNull,
      ),
    );
    if (!ready) throw new Error(`Tables that need each other: ${[...waiting.keys()].join(', ')}`);
    for (const row of [1, 2, 3]) {
      const values = buildRow(ready, row, filled);
      const names = Object.keys(values).map((name) => `"${name}"`);
      const marks = names.map(() => '?');
      const statement = `insert into "${ready.name}" (${names.join(', ')}) values (${marks.join(', ')})`;
      await connection.run(statement, Object.values(values));
    }
    waiting.delete(ready.name);
    filled.add(ready.name);
  }
  return [...filled];
}

/**
 * All rows of tables, each as a text, sorted. With `columns` only these: in a database of the newest version, those that
 * the tables of an earlier version had.
 */
export async function readRows(
  connection: RawConnection,
  tables: readonly string[],
  columns?: ReadonlyMap<string, readonly string[]>,
): Promise<Map<string, string[]>> {
  const all = new Map<string, string[]>();
  for (const table of tables) {
    const names = columns?.get(table)?.map((name) => `"${name}"`) ?? ['*'];
    const rows = await connection.run(`select ${names.join(', ')} from "${table}"`);
    all.set(table, rows.map((row) => JSON.stringify(Object.entries(row).sort(([a], [b]) => (a < b ? -1 : 1)))).sort());
  }
  return all;
}

/** The columns of each table of a version. */
export function columnsOf(migration: string): Map<string, string[]> {
  return new Map(tablesOf(migration).map(({ name, columns }) => [name, Object.keys(columns)]));
}

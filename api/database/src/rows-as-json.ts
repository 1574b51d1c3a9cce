import { type Column, is, SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { engine } from './engine-choice';

/** Columns by the names of their properties, in the order of the values of a row. */
export type NamedColumns = readonly (readonly [name: string, column: Column])[];

/** A column's value as the driver takes it. */
function driverValue(column: Column, given: unknown): unknown {
  const value = given === undefined ? (column.default ?? column.defaultFn?.()) : given;
  if (is(value, SQL)) throw new Error(`The default of ${column.name} is SQL`);
  return value === undefined || value === null ? null : column.mapToDriverValue(value);
}

/** The value of each column in a row, as the driver takes them. */
function driverValues(columns: NamedColumns, row: object): unknown[] {
  const given: Readonly<Record<string, unknown>> = { ...row };
  return columns.map(([name, column]) => driverValue(column, given[name]));
}

/** The rows as one JSON text. */
export function writeRows(columns: NamedColumns, rows: readonly object[]): string {
  return JSON.stringify(rows.map((row) => driverValues(columns, row)));
}

/** The values of one row as parameters of a prepared statement, whose names begin with `prefix`. */
export function placesFor(columns: NamedColumns, prefix = '') {
  const names = columns.map(([name]) => `${prefix}${name}`);
  const given: Record<string, 'driverValue'> = Object.fromEntries(names.map((name) => [name, 'driverValue']));
  return {
    given,
    /** What stands for each column while the statement is built. */
    of: (places: Readonly<Record<string, SQL>>): Record<string, SQL> =>
      Object.fromEntries(columns.map(([name]) => [name, places[`${prefix}${name}`] ?? sql`null`])),
    /** The values at a call, by the names of their parameters. */
    values: (row: object): [name: string, value: unknown][] =>
      driverValues(columns, row).map((value, index) => [names[index] ?? '', value]),
  };
}

/** The value of each column in a row of `rowsIn`. */
export const valuesOf = (columns: NamedColumns): SQL[] =>
  columns.map(([, column], index) =>
    sql.raw(engine === 'sqlite' ? `given.value ->> ${index}` : `(given.value ->> ${index})::${column.getSQLType()}`),
  );

/** The rows of such a text in SQL, for `from`. */
export const rowsIn = (text: SQLWrapper): SQL =>
  engine === 'sqlite' ? sql`json_each(${text}) as given` : sql`json_array_elements(${text}::json) as given(value)`;

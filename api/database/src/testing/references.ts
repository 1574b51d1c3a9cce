import { getTableName } from 'drizzle-orm';
import { referencesOf, schemaTables } from './schema-tables';

/** Every column that refers to a table, as `bookings.userId`, in order. */
export function listReferencesTo(name: string): string[] {
  const columns = schemaTables().flatMap((table) =>
    referencesOf(table)
      .filter(({ to }) => to === name)
      .flatMap(({ columns }) => columns.map((column) => `${getTableName(table)}.${column}`)),
  );
  return columns.sort();
}

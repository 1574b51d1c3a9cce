import * as schema from '@gyg/database/schema';
import { getTableName, type Table } from 'drizzle-orm';

/** Rows that wait until they are written. All rows of a table have the same columns. */
function rowsOf<One extends Table>(table: One) {
  const rows: One['$inferInsert'][] = [];
  return { name: getTableName(table), rows, add: (row: One['$inferInsert']) => void rows.push(row) };
}

/** The tables that are filled, each after those that it refers to. */
export const createTables = () => ({
  users: rowsOf(schema.users),
  identityUser: rowsOf(schema.identityUser),
  organizations: rowsOf(schema.organizations),
  organizationPages: rowsOf(schema.organizationPages),
  memberships: rowsOf(schema.memberships),
  gygs: rowsOf(schema.gygs),
  gygPages: rowsOf(schema.gygPages),
  gygTranslations: rowsOf(schema.gygTranslations),
  gygTags: rowsOf(schema.gygTags),
  gygPartners: rowsOf(schema.gygPartners),
  gygReminders: rowsOf(schema.gygReminders),
  gygTransitions: rowsOf(schema.gygTransitions),
  needs: rowsOf(schema.needs),
  bookings: rowsOf(schema.bookings),
  notifications: rowsOf(schema.notifications),
  featured: rowsOf(schema.featured),
});
export type Tables = ReturnType<typeof createTables>;

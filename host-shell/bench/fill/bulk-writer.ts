import {
  beneficiaries,
  bookings,
  featured,
  gygPages,
  gygPartners,
  gygReminders,
  gygs,
  gygTags,
  gygTransitions,
  gygTranslations,
  identityUser,
  memberships,
  needs,
  notifications,
  organizationPages,
  organizations,
  users,
} from '@gyg/database/schema';

/** The tables that are filled. */
export const tables = {
  beneficiaries,
  bookings,
  featured,
  gygPages,
  gygPartners,
  gygReminders,
  gygs,
  gygTags,
  gygTransitions,
  gygTranslations,
  identityUser,
  memberships,
  needs,
  notifications,
  organizationPages,
  organizations,
  users,
};

export type TableName = keyof typeof tables;
export type RowOf<Name extends TableName> = (typeof tables)[Name]['$inferInsert'];

/** Adds many rows to an empty, migrated database. */
export interface BulkWriter {
  /**
   * Adds a row. All rows of a table must have the same columns; those that are left out get the database's default.
   */
  add<Name extends TableName>(table: Name, row: RowOf<Name>): void;
  /** Resolves when what was added so far may be forgotten; call it now and then. */
  drain(): Promise<void>;
  /** Writes the rest, and makes the indexes again. */
  close(): Promise<void>;
}

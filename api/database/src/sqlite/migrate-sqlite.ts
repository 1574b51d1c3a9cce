import { dirname } from 'node:path';
import type Sqlite from 'better-sqlite3';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { assertKnown } from '../assert-known';
import { DatabaseTooNew, DatabaseUnknown, MigrationFailed } from '../migration-failures';

/** Drizzle's table of applied migrations, as its migrator creates it. */
const createRecord =
  'create table if not exists "__drizzle_migrations" (id SERIAL PRIMARY KEY, hash text NOT NULL, created_at numeric)';

/**
 * Applies missing migrations in one transaction. Drizzle's migrator is not used: rebuilding a table drops the old one,
 * which deletes referring rows unless foreign keys are off, and they can be switched off only outside a transaction;
 * broken references must be found before the commit. Throws MigrationFailed, or DatabaseTooNew or DatabaseUnknown if
 * another version has migrated the database.
 */
export function migrateSqlite(writer: Sqlite.Database, migrationsFolder: string): void {
  const steps = readMigrationFiles({ migrationsFolder });
  const apply = writer.transaction(() => {
    writer.exec(createRecord);
    const applied = writer.prepare<[], number>('select created_at from "__drizzle_migrations"').pluck().all();
    const last = assertKnown(steps, applied, {
      what: `The database ${writer.name}`,
      remedy: `If it has only data of the demo, delete the folder ${dirname(writer.name)}: the next start makes a new one. Otherwise start the build that made it.`,
    });
    const missing = steps.filter(({ folderMillis }) => folderMillis > last);
    const recordMigration = writer.prepare('insert into "__drizzle_migrations" ("hash", "created_at") values (?, ?)');
    for (const { sql, hash, folderMillis } of missing) {
      for (const statement of sql) writer.exec(statement);
      recordMigration.run(hash, folderMillis);
    }
    const broken = missing.length > 0 ? writer.prepare('pragma foreign_key_check').all().length : 0;
    if (broken > 0) throw new Error(`${broken} rows would refer to rows that are not there.`);
  });
  writer.pragma('foreign_keys = OFF');
  try {
    // Of several processes that start together, one migrates and the others wait for it.
    apply.immediate();
  } catch (error) {
    const refused = error instanceof DatabaseTooNew || error instanceof DatabaseUnknown;
    throw refused ? error : new MigrationFailed(error);
  } finally {
    writer.pragma('foreign_keys = ON');
  }
}

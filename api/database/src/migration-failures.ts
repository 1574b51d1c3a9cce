/** The migrations failed. The database is unchanged: all migrations are one transaction. */
export class MigrationFailed extends Error {
  override readonly name = 'MigrationFailed';

  constructor(cause: unknown) {
    super(`The database could not be brought up to date, and nothing in it was changed: ${innermost(cause)}`, {
      cause,
    });
  }
}

/** A newer version of the program has migrated the database; this one does not know its tables. */
export class DatabaseTooNew extends Error {
  override readonly name = 'DatabaseTooNew';

  constructor(known: number, found: number) {
    const day = (time: number) => new Date(time).toISOString().slice(0, 10);
    super(
      `A newer version of the program has changed this database (its tables are of ${day(found)}, this version knows those of ${day(known)}). Start that version, or restore the backup made before it.`,
    );
  }
}

/** Drizzle wraps the driver's error, which has the useful message. */
function innermost(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? innermost(error.cause) : error.message;
}

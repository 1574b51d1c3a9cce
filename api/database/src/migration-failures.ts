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

  constructor(newestKnown: number, newestApplied: number) {
    const day = (time: number) => new Date(time).toISOString().slice(0, 10);
    super(
      `A newer version of the program has changed this database (its tables are of ${day(newestApplied)}, this version knows those of ${day(newestKnown)}). Start that version, or restore the backup made before it.`,
    );
  }
}

/** The database, or a backup, has migrations that this version does not have: a build made it that is not one before this. */
export class DatabaseUnknown extends Error {
  override readonly name = 'DatabaseUnknown';
  readonly code = 'DATABASE_UNKNOWN';

  /** `what` was made so, and what to do instead of opening it. */
  constructor(what: string, remedy: string) {
    super(
      `${what} was made by a build that is not one of the versions before this one, so it cannot be brought up to date (DATABASE_UNKNOWN). ${remedy}`,
    );
  }
}

/** Drizzle wraps the driver's error, which has the useful message. */
function innermost(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? innermost(error.cause) : error.message;
}

import type { MigrationMeta } from 'drizzle-orm/migrator';
import { DatabaseTooNew, DatabaseUnknown } from './migration-failures';

/**
 * Throws DatabaseTooNew or DatabaseUnknown unless all applied migrations are among those of this version.
 * @param applied their times, as the record of migrations has them
 * @param unknown what has them, and what to do if this version does not have one of them
 * @returns the time of the newest applied migration, 0 if none
 */
export function assertKnown(
  steps: readonly MigrationMeta[],
  applied: readonly number[],
  unknown: { what: string; remedy: string },
): number {
  const knownTimes = steps.map(({ folderMillis }) => folderMillis);
  const newestKnown = Math.max(0, ...knownTimes);
  const last = Math.max(0, ...applied);
  if (last > newestKnown) throw new DatabaseTooNew(newestKnown, last);
  if (!applied.every((time) => knownTimes.includes(time))) throw new DatabaseUnknown(unknown.what, unknown.remedy);
  return last;
}

import { createdAt, k } from './kit';

/** What super users may set while the platform runs. */
export const settings = k.table('settings', {
  key: k.text().primaryKey(),
  value: k.json<unknown>().notNull(),
  createdAt: createdAt(),
  updatedAt: createdAt(),
});

/** A counter per kind of public data, raised in the transaction that changes it, so that stored answers know they are old. A missing row is 0. */
export const dataVersions = k.table('data_versions', {
  name: k.text().primaryKey(),
  version: k.int().notNull().default(0),
  createdAt: createdAt(),
});

/** One row per background job: who runs it and until when, so that of many processes one does. */
export const jobs = k.table('jobs', {
  name: k.text().primaryKey(),
  lockedBy: k.text(),
  lockedUntil: k.time(),
  lastRunAt: k.time(),
  createdAt: createdAt(),
});

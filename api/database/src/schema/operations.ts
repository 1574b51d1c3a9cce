import { createdAt, id, k } from './kit';

/** Settings that change while the platform runs. */
export const settings = k.table('settings', {
  key: k.text().primaryKey(),
  value: k.json<unknown>().notNull(),
  createdAt: createdAt(),
  updatedAt: createdAt(),
});

/**
 * A counter per kind of public data, raised in the transaction that changes it, so that stale cached responses can be
 * detected. A missing row is 0.
 */
export const dataVersions = k.table('data_versions', {
  name: k.text().primaryKey(),
  version: k.int().notNull().default(0),
  createdAt: createdAt(),
});

/**
 * The audit log of privileged actions; rows are never changed or deleted. `actor` is `server` for a command on the
 * server, otherwise a user's id; `target` is the entity that was changed.
 */
export const auditEntries = k.table(
  'audit_entries',
  {
    id: id(),
    actor: k.text().notNull(),
    action: k.text().notNull(),
    target: k.text().notNull(),
    details: k.json<Record<string, unknown>>().notNull(),
    createdAt: createdAt(),
  },
  (t) => [k.index('audit_entries_created_ix').on(t.createdAt), k.index('audit_entries_target_ix').on(t.target)],
);

/** One row per background job with its lock, so that one of many processes runs it. */
export const jobs = k.table('jobs', {
  name: k.text().primaryKey(),
  lockedBy: k.text(),
  lockedUntil: k.time(),
  lastRunAt: k.time(),
  createdAt: createdAt(),
});

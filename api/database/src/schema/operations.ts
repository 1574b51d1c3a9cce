import { auditCategories, auditRoles, auditTargets } from '@gyg/contract/enums';
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
 * The audit log of privileged actions. Rows are never changed (a trigger of the database refuses it) and are deleted
 * after two years. `actor` is a user's id, `key:<id>`, `platform`, or `server` for a command on the server; `target` is
 * the entity that was changed. Rows contain ids and settings, no names, addresses or secrets: names are looked up when
 * the log is read, so that erasing a person also erases the name here.
 */
export const auditEntries = k.table(
  'audit_entries',
  {
    id: id(),
    actor: k.text().notNull(),
    role: k.text({ enum: auditRoles }).notNull().default('admin'),
    action: k.text().notNull(),
    category: k.text({ enum: auditCategories }).notNull().default('access'),
    target: k.text().notNull(),
    /** What `target` is the id of: its name is looked up there. */
    targetKind: k.text({ enum: auditTargets }).notNull().default('other'),
    details: k.json<Record<string, unknown>>().notNull(),
    /** The changed fields, before and after; null where nothing had a value. */
    before: k.json<Record<string, unknown>>(),
    after: k.json<Record<string, unknown>>(),
    /** The reason that the person gave. */
    reason: k.text(),
    /** The `X-Request-Id` of the call. */
    requestId: k.text(),
    createdAt: createdAt(),
  },
  (t) => [
    k.index('audit_entries_newest').on(t.createdAt, t.id),
    k.index('audit_entries_by_category').on(t.category, t.createdAt, t.id),
    k.index('audit_entries_by_role').on(t.role, t.createdAt, t.id),
    k.index('audit_entries_by_actor').on(t.actor, t.createdAt, t.id),
    k.index('audit_entries_target_ix').on(t.target),
    k.index('audit_entries_by_request').on(t.requestId),
  ],
);

/** One row per background job with its lock, so that one of many processes runs it. */
export const jobs = k.table('jobs', {
  name: k.text().primaryKey(),
  lockedBy: k.text(),
  lockedUntil: k.time(),
  lastRunAt: k.time(),
  /** How long the last run took, in milliseconds. */
  lastTookMs: k.int(),
  /** Why the last run failed; null if it did not. */
  lastError: k.text(),
  /** When a super user asked for a run; null once it has begun. */
  requestedAt: k.time(),
  createdAt: createdAt(),
});

/**
 * What happened, counted by the hour: calls and refusals of rate limits, sent mails, log-ins, loads of remotes. Every
 * process adds its counts; rows are deleted after a month.
 */
export const hourlyCounts = k.table(
  'hourly_counts',
  {
    /** What is counted: `limit.reads.calls`, `mail.sent`. */
    name: k.text().notNull(),
    /** The beginning of the hour. */
    hour: k.time().notNull(),
    count: k.int().notNull().default(0),
  },
  (t) => [k.primaryKey({ columns: [t.name, t.hour] }), k.index('hourly_counts_by_hour').on(t.hour)],
);

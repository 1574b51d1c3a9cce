import { createdAt, k } from './kit';

/**
 * What super users, or the platform by itself, decided about a remote beyond its row in remotes.json. It holds only for
 * the build that was deployed then (`entry`): a later deploy starts without it.
 */
export const remoteChoices = k.table('remote_choices', {
  name: k.text().primaryKey(),
  /** The entry of the deployed row, or of its canary, at the time of the decision. */
  entry: k.text().notNull(),
  /** The entry of an earlier build that is used instead; null: the deployed one. */
  usedEntry: k.text(),
  /** The canary that the decision is about; null without. */
  canaryEntry: k.text(),
  /** `running` with `share`, `paused` (by a person or by failures), `promoted` or `ended`. */
  canaryState: k.text({ enum: ['running', 'paused', 'promoted', 'ended'] }),
  /** The share of visitors that get the canary, in per cent; null: as in its row. */
  share: k.int(),
  /** Why the platform paused the canary; null if a person did. */
  pausedFor: k.text({ enum: ['failures', 'slow'] }),
  /** `platform`, or a user's id. */
  changedBy: k.text().notNull(),
  changedAt: k.time().notNull(),
  createdAt: createdAt(),
});

/** What failed when pages loaded a remote, by build and message. Deleted after a month. */
export const remoteFailures = k.table(
  'remote_failures',
  {
    name: k.text().notNull(),
    entry: k.text().notNull(),
    /** The error as a page reported it, at most 200 characters. */
    message: k.text().notNull(),
    count: k.int().notNull().default(1),
    lastAt: k.time().notNull(),
  },
  (t) => [k.primaryKey({ columns: [t.name, t.entry, t.message] }), k.index('remote_failures_by_time').on(t.lastAt)],
);

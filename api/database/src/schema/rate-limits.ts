import { k } from './kit';

/**
 * Counters of calls and attempts, shared by every process. The key contains the limit's name and its hashed subject.
 */
export const rateLimits = k.table(
  'rate_limits',
  {
    key: k.text().primaryKey(),
    count: k.int().notNull(),
    resetsAt: k.time().notNull(),
  },
  (t) => [k.index('rate_limits_resets').on(t.resetsAt)],
);

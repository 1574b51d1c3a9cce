import { k } from './kit';

/** Counters of calls and attempts, shared by every process. The key names the limit and for whom it is counted (hashed). */
export const rateLimits = k.table(
  'rate_limits',
  {
    key: k.text().primaryKey(),
    count: k.int().notNull(),
    resetsAt: k.time().notNull(),
  },
  (t) => [k.index('rate_limits_resets').on(t.resetsAt)],
);

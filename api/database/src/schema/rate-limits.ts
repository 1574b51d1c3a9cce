import { k } from './kit';

/** Counters of calls, shared by every process. The key names what is limited and for whom (hashed). */
export const rateLimits = k.table(
  'rate_limits',
  {
    key: k.text().primaryKey(),
    count: k.int().notNull(),
    resetsAt: k.time().notNull(),
  },
  (t) => [k.index('rate_limits_resets').on(t.resetsAt)],
);

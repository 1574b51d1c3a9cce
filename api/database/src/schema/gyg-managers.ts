import { gygs } from './gygs';
import { createdAt, k } from './kit';
import { users } from './users';

/** People who may act as host of one gyg without being ADMIN anywhere. */
export const gygManagers = k.table(
  'gyg_managers',
  {
    gygId: k
      .text()
      .notNull()
      .references(() => gygs.id, { onDelete: 'cascade' }),
    userId: k
      .text()
      .notNull()
      .references(() => users.id),
    createdAt: createdAt(),
  },
  (t) => [k.primaryKey({ columns: [t.gygId, t.userId] }), k.index('gyg_managers_by_user').on(t.userId)],
);

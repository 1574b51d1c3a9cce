import { gygs } from './gygs';
import { createdAt, k, partOf, reference } from './kit';
import { users } from './users';

/** People who may act as host of one gyg without being ADMIN anywhere. */
export const gygManagers = k.table(
  'gyg_managers',
  {
    gygId: partOf(() => gygs.id),
    userId: reference(() => users.id),
    createdAt: createdAt(),
  },
  (t) => [k.primaryKey({ columns: [t.gygId, t.userId] }), k.index('gyg_managers_by_user').on(t.userId)],
);

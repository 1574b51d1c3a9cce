import { memberRoles } from '@gyg/contract/enums';
import { createdAt, id, k, partOf, reference } from './kit';
import { organizations } from './organizations';
import { users } from './users';

/** The members of an organisation and their roles. */
export const memberships = k.table(
  'memberships',
  {
    id: id(),
    organizationId: partOf(() => organizations.id),
    userId: reference(() => users.id),
    role: k.text({ enum: memberRoles }).notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    k.uniqueIndex('memberships_unique').on(t.organizationId, t.userId),
    k.index('memberships_by_user').on(t.userId, t.role),
    k.index('memberships_by_organization').on(t.organizationId, t.role, t.createdAt),
  ],
);

import { createdAt, id, k, partOf, reference } from './kit';
import { organizations } from './organizations';
import { users } from './users';

/**
 * Sites of an organisation. On one with `mayLogIn`, visitors may log in through the widgets (it is a client of the login
 * service, with its origin as id); one with `mayFrame` may show the organisation's plug-ins in frames.
 */
export const organizationOrigins = k.table(
  'organization_origins',
  {
    id: id(),
    organizationId: partOf(() => organizations.id),
    /** As a browser sends it: `https://www.example.org`. */
    origin: k.text().notNull(),
    mayLogIn: k.bool().notNull().default(true),
    mayFrame: k.bool().notNull().default(false),
    addedBy: reference(() => users.id),
    /** To the hour. */
    lastSeenAt: k.time(),
    createdAt: createdAt(),
  },
  (t) => [
    k.uniqueIndex('organization_origins_unique').on(t.organizationId, t.origin),
    k.index('organization_origins_by_origin').on(t.origin),
  ],
);

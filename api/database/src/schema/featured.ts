import { sql } from 'drizzle-orm';
import { createdAt, id, k } from './kit';
import { organizations } from './organizations';
import { users } from './users';

/** Featured entities: on the home page (super users) or on an organisation's page (its hosts). */
export const featured = k.table(
  'featured',
  {
    id: id(),
    kind: k.text({ enum: ['gyg', 'organization', 'story'] }).notNull(),
    scope: k.text({ enum: ['home', 'organization'] }).notNull(),
    /** The organisation whose page it is; null for the home page. */
    organizationId: k.text().references(() => organizations.id, { onDelete: 'cascade' }),
    targetId: k.text().notNull(),
    /** The place in the list of a page; equal ones are in the order in which they were added. */
    position: k.int().notNull().default(0),
    /** Shown from this time; null: at once. */
    startsAt: k.time(),
    /** No longer shown from this time; null: until it is removed. */
    endsAt: k.time(),
    createdBy: k.text().references(() => users.id),
    createdAt: createdAt(),
  },
  (t) => [
    k.uniqueIndex('featured_home_unique').on(t.kind, t.targetId).where(sql`scope = 'home'`),
    k
      .uniqueIndex('featured_organization_unique')
      .on(t.organizationId, t.kind, t.targetId)
      .where(sql`scope = 'organization'`),
    k.index('featured_list').on(t.kind, t.scope, t.position, t.createdAt),
    k.index('featured_target').on(t.targetId),
  ],
);

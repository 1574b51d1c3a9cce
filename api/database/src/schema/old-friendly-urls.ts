import { sql } from 'drizzle-orm';
import { createdAt, id, k, partOf } from './kit';
import { organizations } from './organizations';

/** Previous friendly URLs, which still redirect to their gyg or organisation. */
export const oldFriendlyUrls = k.table(
  'old_friendly_urls',
  {
    id: id(),
    kind: k.text({ enum: ['gyg', 'organization'] }).notNull(),
    friendlyUrl: k.text().notNull(),
    /** For a gyg its host, since a gyg's url is unique within its host. For an organisation its id. */
    organizationId: partOf(() => organizations.id),
    /** The gyg or organisation of the url. */
    targetId: k.text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    k.uniqueIndex('old_friendly_urls_organization_unique').on(t.friendlyUrl).where(sql`kind = 'organization'`),
    k.uniqueIndex('old_friendly_urls_gyg_unique').on(t.organizationId, t.friendlyUrl).where(sql`kind = 'gyg'`),
    k.index('old_friendly_urls_target').on(t.targetId),
  ],
);

import { gygs } from './gygs';
import { createdAt, id, k, partOf } from './kit';
import { organizations } from './organizations';

/** A named selection of gygs that an organisation shows as one page. */
export const catalogs = k.table(
  'catalogs',
  {
    id: id(),
    organizationId: partOf(() => organizations.id),
    name: k.text().notNull(),
    friendlyUrl: k.text().notNull(),
    createdAt: createdAt(),
    /** When its name, address or gygs last changed. */
    updatedAt: k.time(),
  },
  (t) => [
    k.uniqueIndex('catalogs_friendly_url_unique').on(t.organizationId, t.friendlyUrl),
    k.index('catalogs_list').on(t.createdAt, t.id),
    k.index('catalogs_by_organization').on(t.organizationId, t.createdAt, t.id),
  ],
);

/** The gygs of a catalogue, in order. */
export const catalogGygs = k.table(
  'catalog_gygs',
  {
    catalogId: partOf(() => catalogs.id),
    gygId: partOf(() => gygs.id),
    sortOrder: k.int().notNull(),
    createdAt: createdAt(),
  },
  (t) => [k.primaryKey({ columns: [t.catalogId, t.gygId] }), k.index('catalog_gygs_by_gyg').on(t.gygId)],
);

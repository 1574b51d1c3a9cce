import { gygs } from './gygs';
import { createdAt, k, partOf } from './kit';
import { organizations } from './organizations';

/** An organisation's labels on any gyg, without # and spaces. */
export const gygTags = k.table(
  'gyg_tags',
  {
    organizationId: partOf(() => organizations.id),
    gygId: partOf(() => gygs.id),
    tag: k.text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    k.primaryKey({ columns: [t.organizationId, t.tag, t.gygId] }),
    k.index('gyg_tags_by_gyg').on(t.gygId, t.organizationId),
    k.index('gyg_tags_by_tag').on(t.tag, t.organizationId, t.gygId),
  ],
);

import { gygs } from './gygs';
import { createdAt, id, k, partOf } from './kit';

/** Pictures of a gyg. */
export const gygMedia = k.table(
  'gyg_media',
  {
    id: id(),
    gygId: partOf(() => gygs.id),
    url: k.text().notNull(),
    caption: k.text().notNull().default(''),
    sortOrder: k.int().notNull().default(0),
    createdAt: createdAt(),
  },
  (t) => [
    k.index('gyg_media_by_gyg').on(t.gygId, t.sortOrder, t.createdAt),
    /** Whether a picture is still shown. */
    k.index('gyg_media_by_url').on(t.url),
  ],
);

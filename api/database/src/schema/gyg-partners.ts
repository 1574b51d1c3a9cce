import { gygs } from './gygs';
import { createdAt, k, partOf } from './kit';
import { organizations } from './organizations';

/** Organisations that the host asked to be partners of a gyg; shown and counted once their admin accepted. */
export const gygPartners = k.table(
  'gyg_partners',
  {
    gygId: partOf(() => gygs.id),
    organizationId: partOf(() => organizations.id),
    role: k
      .text({ enum: ['partner'] })
      .notNull()
      .default('partner'),
    accepted: k.bool().notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [
    k.primaryKey({ columns: [t.gygId, t.organizationId] }),
    k.index('gyg_partners_by_organization').on(t.organizationId, t.accepted, t.gygId),
  ],
);

import { sql } from 'drizzle-orm';
import { createdAt, id, k, partOf } from './kit';
import { organizations } from './organizations';
import { users } from './users';

/** A set of organisations whose figures one organisation sees together. */
export const portfolios = k.table(
  'portfolios',
  {
    id: id(),
    /** The owning organisation. */
    organizationId: partOf(() => organizations.id),
    name: k.text().notNull(),
    /** The name as English lists sort it (`searchText`). */
    searchText: k.text().notNull().default(''),
    /** The name as Swedish lists sort it (`sortText`). */
    sortText: k.text().notNull().default(''),
    createdAt: createdAt(),
  },
  (t) => [
    k.index('portfolios_by_owner').on(t.organizationId, t.name, t.id),
    k.index('portfolios_by_search_text').on(t.searchText, t.id),
    k.index('portfolios_by_sort_text').on(t.sortText, t.id),
  ],
);

/** An organisation in a portfolio; shown only after its admin accepted. */
export const portfolioOrganizations = k.table(
  'portfolio_organizations',
  {
    id: id(),
    portfolioId: partOf(() => portfolios.id),
    organizationId: partOf(() => organizations.id),
    accepted: k.bool().notNull().default(false),
    answeredBy: k.text().references(() => users.id),
    answeredAt: k.time(),
    createdAt: createdAt(),
  },
  (t) => [
    k.uniqueIndex('portfolio_organizations_unique').on(t.portfolioId, t.organizationId),
    k.index('portfolio_organizations_by_organization').on(t.organizationId, t.createdAt, t.id),
    k.index('portfolio_organizations_by_answerer').on(t.answeredBy).where(sql`answered_by is not null`),
  ],
);

import { createdAt, id, k } from './kit';
import { organisations } from './organisations';
import { users } from './users';

/** A set of organisations that one of them looks at together (api.md, portfolios). */
export const portfolios = k.table(
  'portfolios',
  {
    id: id(),
    /** The owning organisation. */
    organizationId: k
      .text()
      .notNull()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    name: k.text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    k.index('portfolios_by_owner').on(t.organizationId, t.name, t.id),
    k.index('portfolios_by_name').on(t.name, t.id),
  ],
);

/** An organisation in a portfolio; nothing of it is shown before its own admin accepted. */
export const portfolioOrganisations = k.table(
  'portfolio_organisations',
  {
    id: id(),
    portfolioId: k
      .text()
      .notNull()
      .references(() => portfolios.id, { onDelete: 'cascade' }),
    organizationId: k
      .text()
      .notNull()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    accepted: k.bool().notNull().default(false),
    answeredBy: k.text().references(() => users.id),
    answeredAt: k.time(),
    createdAt: createdAt(),
  },
  (t) => [
    k.uniqueIndex('portfolio_organisations_unique').on(t.portfolioId, t.organizationId),
    k.index('portfolio_organisations_by_organisation').on(t.organizationId, t.createdAt, t.id),
  ],
);

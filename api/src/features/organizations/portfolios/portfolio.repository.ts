import type { Locale } from '@gyg/contract';
import type { Reader, Tx } from '@gyg/database';
import { organizations, portfolioOrganizations, portfolios } from '@gyg/database/schema';
import { and, asc, count, eq, inArray, sql } from 'drizzle-orm';
import { listPage, type Paging } from '../../../access/queries/paging.repository';
import { organizationCard } from '../../../access/queries/people.repository';
import { nameColumn } from '../../../access/queries/texts-in-language.repository';
import { nameTexts } from '../../../text/search-text';

const pendingCount = sql<number>`(select count(*) from ${portfolioOrganizations}
  where ${portfolioOrganizations.portfolioId} = ${portfolios.id} and not ${portfolioOrganizations.accepted})`.mapWith(
  Number,
);

const selectPortfolios = (read: Reader) =>
  read
    .select({
      id: portfolios.id,
      organizationId: portfolios.organizationId,
      name: portfolios.name,
      createdAt: portfolios.createdAt,
      orgName: organizations.name,
      orgLogo: organizations.logo,
      orgFriendlyUrl: organizations.friendlyUrl,
      waiting: pendingCount,
    })
    .from(portfolios)
    .innerJoin(organizations, eq(organizations.id, portfolios.organizationId));
export type PortfolioRow = Awaited<ReturnType<typeof selectPortfolios>>[number];

export async function findPortfolio(read: Reader, portfolioId: string): Promise<PortfolioRow | undefined> {
  const [row] = await selectPortfolios(read).where(eq(portfolios.id, portfolioId));
  return row;
}

export interface PortfolioFilter extends Paging {
  /** The owners; all portfolios if omitted. */
  owners: readonly string[] | undefined;
  language: Locale;
}

/** A page by name, and the total. */
export async function listPortfolioRows(read: Reader, { owners, language, ...paging }: PortfolioFilter) {
  const where = owners && inArray(portfolios.organizationId, [...owners]);
  return listPage(
    selectPortfolios(read)
      .where(where)
      .orderBy(asc(nameColumn(portfolios, language)), asc(portfolios.id)),
    read.select({ total: count() }).from(portfolios).where(where),
    paging,
  );
}

/** Cards of the organisations that accepted, by name, with their portfolio. */
export function listAccepted(read: Reader, portfolioIds: readonly string[], language: Locale) {
  return read
    .select({
      portfolioId: portfolioOrganizations.portfolioId,
      ...organizationCard,
    })
    .from(portfolioOrganizations)
    .innerJoin(organizations, eq(organizations.id, portfolioOrganizations.organizationId))
    .where(
      and(inArray(portfolioOrganizations.portfolioId, [...portfolioIds]), eq(portfolioOrganizations.accepted, true)),
    )
    .orderBy(asc(nameColumn(organizations, language)), asc(organizations.id));
}
export type AcceptedRow = Awaited<ReturnType<typeof listAccepted>>[number];

export async function insertPortfolio(
  tx: Tx,
  portfolio: { organizationId: string; name: string; createdAt: Date },
): Promise<string> {
  const row = { ...portfolio, ...nameTexts(portfolio.name) };
  const [inserted] = await tx.insert(portfolios).values(row).returning({ id: portfolios.id });
  if (!inserted) throw new Error('The portfolio was not written');
  return inserted.id;
}

export async function setPortfolioName(tx: Tx, portfolioId: string, name: string): Promise<void> {
  await tx
    .update(portfolios)
    .set({ name, ...nameTexts(name) })
    .where(eq(portfolios.id, portfolioId));
}

export async function deletePortfolioRow(tx: Tx, portfolioId: string): Promise<void> {
  await tx.delete(portfolios).where(eq(portfolios.id, portfolioId));
}

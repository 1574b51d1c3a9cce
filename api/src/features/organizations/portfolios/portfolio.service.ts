import type { Locale, Portfolio, PortfolioMembership, PortfolioOrganization } from '@gyg/contract';
import type { AuditAction } from '@gyg/contract/audit';
import type { Reader } from '@gyg/database';
import { isAdminOf, isSuperUser, type SignedIn } from '../../../access/actor';
import { permit } from '../../../access/permit';
import type { Paging } from '../../../access/queries/paging.repository';
import { recordAudit } from '../../../access/record-audit';
import type { UnitOfWork } from '../../../access/unit-of-work';
import type { ApiContext } from '../../../api-context';
import { getOrganizationRow } from '../organization.service';
import { ownersSeenBy, requireVisible } from './portfolio.policy';
import {
  type AcceptedRow,
  findPortfolio,
  listAccepted,
  listPortfolioRows,
  type PortfolioRow,
} from './portfolio.repository';
import {
  listMemberRows,
  listMembershipRows,
  type MemberRow,
  type MembershipRow,
} from './portfolio-organization.repository';

/** A portfolio that the caller may see. Throws 404. */
export async function getVisiblePortfolio(read: Reader, actor: SignedIn, portfolioId: string): Promise<PortfolioRow> {
  return requireVisible(actor, await findPortfolio(read, portfolioId));
}

/** A portfolio with the cards of the organisations that accepted. */
export function presentPortfolio({ createdAt, ...row }: PortfolioRow, accepted: readonly AcceptedRow[]): Portfolio {
  const organizations = accepted.map(({ portfolioId, ...card }) => card);
  return { ...row, created: createdAt.toISOString(), organizations };
}

export function presentMember({ createdAt, answeredAt, ...row }: MemberRow): PortfolioOrganization {
  return { ...row, created: createdAt.toISOString(), answeredAt: answeredAt?.toISOString() ?? null };
}

function presentMembership({ createdAt, ...row }: MembershipRow): PortfolioMembership {
  return { ...row, created: createdAt.toISOString() };
}

/** Portfolios with the organisations that accepted. Two statements. */
export async function presentPortfolios(
  read: Reader,
  rows: readonly PortfolioRow[],
  language: Locale,
): Promise<Portfolio[]> {
  if (rows.length === 0) return [];
  const accepted = await listAccepted(
    read,
    rows.map((row) => row.id),
    language,
  );
  return rows.map((row) =>
    presentPortfolio(
      row,
      accepted.filter((organization) => organization.portfolioId === row.id),
    ),
  );
}

/** The portfolios of the organisations that the caller administers, by name; all for super users. */
export async function listPortfolios(
  { db }: ApiContext,
  actor: SignedIn,
  { organizationId, page, pageSize }: Paging & { organizationId?: string | undefined },
) {
  const owners = ownersSeenBy(actor, organizationId);
  permit('listPortfolios', actor, { ownerId: owners?.[0] ?? null });
  const { rows, total } = await listPortfolioRows(db.read, { owners, language: actor.locale, page, pageSize });
  return { portfolios: await presentPortfolios(db.read, rows, actor.locale), total, page, pageSize };
}

export async function getPortfolio({ db }: ApiContext, actor: SignedIn, portfolioId: string): Promise<Portfolio> {
  const row = await getVisiblePortfolio(db.read, actor, portfolioId);
  permit('getPortfolio', actor, { ownerId: row.organizationId });
  return presentPortfolio(row, await listAccepted(db.read, [row.id], actor.locale));
}

/** Its organisations, including pending ones, of which only the public card is returned. */
export async function listPortfolioOrganizations(
  { db }: ApiContext,
  actor: SignedIn,
  portfolioId: string,
  { page, pageSize }: Paging,
) {
  const row = await getVisiblePortfolio(db.read, actor, portfolioId);
  permit('listPortfolioOrganizations', actor, { ownerId: row.organizationId });
  const { rows, total } = await listMemberRows(db.read, row.id, { language: actor.locale, page, pageSize });
  return { organizations: rows.map(presentMember), total, page, pageSize };
}

/** The portfolios that an organisation is in or was asked to join; other members are visible to owners only. */
export async function listOrganizationPortfolios(
  { db }: ApiContext,
  actor: SignedIn,
  organizationId: string,
  { page, pageSize }: Paging,
) {
  const { id } = await getOrganizationRow(db.read, organizationId);
  permit('listOrganizationPortfolios', actor, { organizationId: id });
  const { rows, total } = await listMembershipRows(db.read, id, { page, pageSize });
  return { portfolios: rows.map(presentMembership), total, page, pageSize };
}

/**
 * Records what a super user does in the portfolio of an organisation that they do not administer. The target is the
 * asked or removed organisation, otherwise the owner. Portfolios show figures only, so what their owners do is not
 * privileged.
 */
export async function recordPortfolioAct(
  uow: UnitOfWork,
  actor: SignedIn,
  portfolio: { id: string; organizationId: string },
  action: Extract<AuditAction, `portfolio.${string}`>,
  organizationId = portfolio.organizationId,
): Promise<void> {
  if (!isSuperUser(actor) || isAdminOf(actor, portfolio.organizationId)) return;
  const details = { organizationId: portfolio.organizationId, portfolioId: portfolio.id };
  await recordAudit(uow, actor, { action, target: organizationId, details });
}

import { type Actor, adminOrganizations, isAdminOf, isSuperUser, readsAsAdmin } from '../../../access/actor';
import { forbidden, problem } from '../../../problem';
import type { PortfolioRow } from './portfolio.repository';
import type { MemberRow } from './portfolio-organization.repository';

/** A portfolio is visible to its owner's admins and super users. Throws 404 for others. */
export function requireVisible(actor: Actor, row: PortfolioRow | undefined): PortfolioRow {
  if (!row || !readsAsAdmin(actor, row.organizationId)) throw problem('portfolios.missing');
  return row;
}

/** Also visible to the organisation's admins. Throws 404. */
export function requireVisibleMember(
  actor: Actor,
  portfolio: PortfolioRow | undefined,
  member: MemberRow | undefined,
): { portfolio: PortfolioRow; member: MemberRow } {
  const asOwner = portfolio !== undefined && readsAsAdmin(actor, portfolio.organizationId);
  const asMember = member !== undefined && isAdminOf(actor, member.organizationId);
  if (!portfolio || !(asOwner || asMember)) throw problem('portfolios.missing');
  if (!member) throw problem('org.missing');
  return { portfolio, member };
}

/** The owners whose portfolios the caller may list; undefined means all. */
export function ownersSeenBy(actor: Actor, organizationId: string | undefined): readonly string[] | undefined {
  if (organizationId !== undefined) return [organizationId];
  return isSuperUser(actor) ? undefined : adminOrganizations(actor);
}

/** Only the asked organisation's admins can answer. */
export function requireAdminOf(actor: Actor, organizationId: string): void {
  if (!isAdminOf(actor, organizationId)) throw forbidden();
}

import type { AuditAction } from '@gyg/contract/audit';
import { isAdminOf, isSuperUser, type SignedIn } from '../../../access/actor';
import { recordAudit } from '../../../access/record-audit';
import type { UnitOfWork } from '../../../access/unit-of-work';

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

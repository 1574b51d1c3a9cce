import type { Portfolio } from '@gyg/contract';
import type { SignedIn } from '../../../access/actor';
import { permit } from '../../../access/permit';
import type { UnitOfWork } from '../../../access/unit-of-work';
import { withdrawAction } from '../../notifications';
import { getOrganizationRow } from '../organization.service';
import { deletePortfolioRow, insertPortfolio, listAccepted, setPortfolioName } from './portfolio.repository';
import { getVisiblePortfolio, presentPortfolio, recordPortfolioAct } from './portfolio.service';
import { listPendingOrganizationIds } from './portfolio-organization.repository';

/** Creates a portfolio, visible to its organisation and super users. */
export async function createPortfolio(
  uow: UnitOfWork,
  actor: SignedIn,
  { organizationId, name }: { organizationId: string; name: string },
): Promise<Portfolio> {
  const owner = await getOrganizationRow(uow.tx, organizationId);
  permit('createPortfolio', actor, { ownerId: owner.id });
  const id = await insertPortfolio(uow.tx, { organizationId: owner.id, name, createdAt: uow.now });
  const row = await getVisiblePortfolio(uow.tx, actor, id);
  await recordPortfolioAct(uow, actor, row, 'portfolio.created');
  return presentPortfolio(row, []);
}

export async function updatePortfolio(
  uow: UnitOfWork,
  actor: SignedIn,
  portfolioId: string,
  { name }: { name?: string | undefined },
): Promise<Portfolio> {
  const row = await getVisiblePortfolio(uow.tx, actor, portfolioId);
  permit('updatePortfolio', actor, { ownerId: row.organizationId });
  if (name !== undefined && name !== row.name) {
    await setPortfolioName(uow.tx, row.id, name);
    await recordPortfolioAct(uow, actor, row, 'portfolio.renamed');
  }
  const accepted = await listAccepted(uow.tx, [row.id], actor.locale);
  return presentPortfolio(await getVisiblePortfolio(uow.tx, actor, row.id), accepted);
}

/** Deletes a portfolio; pending requests can no longer be answered. */
export async function deletePortfolio(uow: UnitOfWork, actor: SignedIn, portfolioId: string): Promise<void> {
  const row = await getVisiblePortfolio(uow.tx, actor, portfolioId);
  permit('deletePortfolio', actor, { ownerId: row.organizationId });
  for (const targetId of await listPendingOrganizationIds(uow.tx, row.id)) {
    await withdrawAction(uow, { kind: 'portfolio', targetId });
  }
  await deletePortfolioRow(uow.tx, row.id);
  await recordPortfolioAct(uow, actor, row, 'portfolio.removed');
}

import type { Portfolio } from '@gyg/contract';
import type { SignedIn } from '../../access/actor';
import { permit } from '../../access/permit';
import type { Work } from '../../access/work';
import { withdrawAction } from '../notifications';
import { getOrganizationRow } from '../organizations';
import { presentPortfolio } from './portfolio.presenter';
import { deletePortfolioRow, insertPortfolio, listAccepted, setPortfolioName } from './portfolio.repository';
import { getVisiblePortfolio } from './portfolio.service';
import { listWaitingIds } from './portfolio-organization.repository';

/** Makes a portfolio of an organisation, which alone, and super users, see it. */
export async function createPortfolio(
  work: Work,
  actor: SignedIn,
  { organizationId, name }: { organizationId: string; name: string },
): Promise<Portfolio> {
  const owner = await getOrganizationRow(work.t, organizationId);
  permit('createPortfolio', actor, { ownerId: owner.id });
  const id = await insertPortfolio(work.t, { organizationId: owner.id, name, createdAt: work.now });
  return presentPortfolio(await getVisiblePortfolio(work.t, actor, id), []);
}

export async function updatePortfolio(
  work: Work,
  actor: SignedIn,
  portfolioId: string,
  { name }: { name?: string | undefined },
): Promise<Portfolio> {
  const row = await getVisiblePortfolio(work.t, actor, portfolioId);
  permit('updatePortfolio', actor, { ownerId: row.organizationId });
  if (name !== undefined) await setPortfolioName(work.t, row.id, name);
  return presentPortfolio(await getVisiblePortfolio(work.t, actor, row.id), await listAccepted(work.t, [row.id]));
}

/** Deletes a portfolio; what waits for an answer can be answered no more. */
export async function deletePortfolio(work: Work, actor: SignedIn, portfolioId: string): Promise<void> {
  const row = await getVisiblePortfolio(work.t, actor, portfolioId);
  permit('deletePortfolio', actor, { ownerId: row.organizationId });
  for (const targetId of await listWaitingIds(work.t, row.id)) {
    await withdrawAction(work, { kind: 'portfolio', targetId });
  }
  await deletePortfolioRow(work.t, row.id);
}

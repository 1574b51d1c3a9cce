import type { UnitOfWork } from '../../access/unit-of-work';
import { deleteFeatured, type FeaturedPage, type FeaturedTarget, insertFeatured } from './featured.repository';

/** Who shows what first, and where; `organizationId` names the page and is left out on home. */
export interface Featured extends FeaturedTarget {
  scope: 'home' | 'organization';
  organizationId?: string | null | undefined;
  createdBy?: string | null | undefined;
}

function pageOf({ scope, organizationId }: Pick<Featured, 'scope' | 'organizationId'>): FeaturedPage {
  if (scope === 'home') return { scope };
  if (!organizationId) throw new Error('An organisation’s page needs its organisation');
  return { scope, organizationId };
}

/**
 * Shows something first, on home or on an organisation's page; once, however often it is asked. Whoever calls has
 * asked whether the caller may: home is a super user's, the page its hosts' (api.md, Decisions).
 */
export async function addFeatured(
  uow: UnitOfWork,
  { kind, targetId, createdBy = null, ...where }: Featured,
): Promise<void> {
  const page = pageOf(where);
  await insertFeatured(uow.tx, { organizationId: null, ...page, kind, targetId, createdBy, createdAt: uow.now });
}

/** Shows it no longer first there; nothing happens where it was not. */
export async function removeFeatured(uow: UnitOfWork, { kind, targetId, ...where }: Featured): Promise<void> {
  await deleteFeatured(uow.tx, { kind, targetId }, pageOf(where));
}

/** Shows it nowhere first any more: it is gone, or a draft again. */
export async function removeEverywhere(uow: UnitOfWork, target: FeaturedTarget): Promise<void> {
  await deleteFeatured(uow.tx, target);
}

import type { UnitOfWork } from '../../access/unit-of-work';
import { deleteFeatured, type FeaturedPage, type FeaturedTarget, insertFeatured } from './featured.repository';

/** The featured entity and the place; `organizationId` is omitted for the home page. */
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
 * Features something, once. The caller checks permission: super users for the home page, hosts for the organisation's
 * page.
 */
export async function addFeatured(
  uow: UnitOfWork,
  { kind, targetId, createdBy = null, ...where }: Featured,
): Promise<void> {
  const page = pageOf(where);
  await insertFeatured(uow.tx, { organizationId: null, ...page, kind, targetId, createdBy, createdAt: uow.now });
}

/** Stops featuring it there; does nothing if it was not featured. */
export async function removeFeatured(uow: UnitOfWork, { kind, targetId, ...where }: Featured): Promise<void> {
  await deleteFeatured(uow.tx, { kind, targetId }, pageOf(where));
}

/** Stops featuring it everywhere, because it was deleted or unpublished. */
export async function removeEverywhere(uow: UnitOfWork, target: FeaturedTarget): Promise<void> {
  await deleteFeatured(uow.tx, target);
}

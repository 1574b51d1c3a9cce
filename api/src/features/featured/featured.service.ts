import type { Work } from '../../access/work';
import { deleteFeatured, type FeaturedPlace, type FeaturedTarget, insertFeatured } from './featured.repository';

/** Who shows what first, and where; `organizationId` names the page and is left out on home. */
export interface Featured extends FeaturedTarget {
  scope: 'home' | 'organization';
  organizationId?: string | null | undefined;
  createdBy?: string | null | undefined;
}

function placeOf({ scope, organizationId }: Pick<Featured, 'scope' | 'organizationId'>): FeaturedPlace {
  if (scope === 'home') return { scope };
  if (!organizationId) throw new Error('An organisation’s page needs its organisation');
  return { scope, organizationId };
}

/**
 * Shows something first, on home or on an organisation's page; once, however often it is asked. Whoever calls has
 * asked whether the caller may: home is a super user's, the page its hosts' (api.md, Decisions).
 */
export async function addFeatured(work: Work, { kind, targetId, createdBy = null, ...where }: Featured): Promise<void> {
  const place = placeOf(where);
  await insertFeatured(work.t, { organizationId: null, ...place, kind, targetId, createdBy, createdAt: work.now });
}

/** Shows it no longer first there; nothing happens where it was not. */
export async function removeFeatured(work: Work, { kind, targetId, ...where }: Featured): Promise<void> {
  await deleteFeatured(work.t, { kind, targetId }, placeOf(where));
}

/** Shows it nowhere first any more: it is gone, or a draft again. */
export async function removeEverywhere(work: Work, target: FeaturedTarget): Promise<void> {
  await deleteFeatured(work.t, target);
}

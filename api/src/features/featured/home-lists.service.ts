import type { Reader } from '@gyg/database';
import type { UnitOfWork } from '../../access/unit-of-work';
import {
  deleteFeatured,
  type FeaturedRow,
  type FeaturedTarget,
  insertFeatured,
  listOnHome,
  lockHome,
  updateFeatured,
} from './featured.repository';

type Place = Pick<FeaturedRow, 'position' | 'startsAt' | 'endsAt'>;

/** Everything on the lists of the home page, whatever its period, in order. */
export function getHomeLists(read: Reader): Promise<FeaturedRow[]> {
  return listOnHome(read);
}

/** Locks the lists of the home page until the transaction ends, because they are compared and then changed. */
export function lockHomeLists({ tx }: UnitOfWork): Promise<void> {
  return lockHome(tx);
}

/** Adds something at a place. Does nothing if it is already there. */
export async function addToHome(
  { tx, now }: UnitOfWork,
  row: FeaturedTarget & Place & { createdBy: string },
): Promise<void> {
  await insertFeatured(tx, { ...row, scope: 'home', organizationId: null, createdAt: now });
}

/** Gives something another place or period. */
export function changeOnHome({ tx }: UnitOfWork, featuredId: string, place: Place): Promise<void> {
  return updateFeatured(tx, featuredId, place);
}

export async function removeFromHome({ tx }: UnitOfWork, target: FeaturedTarget): Promise<void> {
  await deleteFeatured(tx, target, { scope: 'home' });
}

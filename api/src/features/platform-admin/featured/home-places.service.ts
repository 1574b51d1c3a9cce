import type { Reader } from '@gyg/database';
import type { UnitOfWork } from '../../../access/unit-of-work';
import {
  deleteFeatured,
  type FeaturedRow,
  type FeaturedTarget,
  insertFeatured,
  listOnHome,
  lockHome,
  updateFeatured,
} from './featured.repository';

type Period = Pick<FeaturedRow, 'position' | 'startsAt' | 'endsAt'>;

/** Everything that is featured on the home page, whatever its period, in order. */
export function getHomePlaces(read: Reader): Promise<FeaturedRow[]> {
  return listOnHome(read);
}

/** Locks them until the transaction ends: they are compared, then changed. */
export function lockHomePlaces({ tx }: UnitOfWork): Promise<void> {
  return lockHome(tx);
}

export async function addHomePlace(
  { tx, now }: UnitOfWork,
  place: FeaturedTarget & Period & { createdBy: string },
): Promise<void> {
  await insertFeatured(tx, { ...place, scope: 'home', organizationId: null, createdAt: now });
}

export async function changeHomePlace({ tx }: UnitOfWork, placeId: string, change: Period): Promise<void> {
  await updateFeatured(tx, placeId, change);
}

export async function removeHomePlace({ tx }: UnitOfWork, target: FeaturedTarget): Promise<void> {
  await deleteFeatured(tx, target, { scope: 'home' });
}

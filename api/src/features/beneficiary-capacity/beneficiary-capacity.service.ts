import type { Reader } from '@gyg/database';
import type { UnitOfWork } from '../../access/unit-of-work';
import { bookingFailed } from '../../problem/problem';
import { addToPlaces, countFreePlaces } from './beneficiary-capacity.repository';

/** Reserves a place for a recipient. Throws 409 `booking.failed` with reason `full`. */
export async function reserveBeneficiaryPlace({ tx }: UnitOfWork, gygId: string): Promise<void> {
  if (!(await addToPlaces(tx, gygId, { taken: 1, held: 0 }))) throw bookingFailed('full');
}

/** Releases a place; the caller must ensure that it happens once. */
export async function releaseBeneficiaryPlace({ tx }: UnitOfWork, gygId: string): Promise<void> {
  await addToPlaces(tx, gygId, { taken: -1, held: 0 });
}

/**
 * Holds a free place for an offer of the waiting list: it counts as taken until the offer is answered. The caller has
 * locked the gyg and knows that it is free.
 */
export async function holdBeneficiaryPlace({ tx }: UnitOfWork, gygId: string): Promise<void> {
  await addToPlaces(tx, gygId, { taken: 1, held: 1 });
}

/** Frees a place that was held for an offer. */
export async function releaseHeldBeneficiaryPlace({ tx }: UnitOfWork, gygId: string): Promise<void> {
  await addToPlaces(tx, gygId, { taken: -1, held: -1 });
}

/** How many places for recipients are free now. */
export function getFreeBeneficiaryPlaces(read: Reader, gygId: string): Promise<number> {
  return countFreePlaces(read, gygId);
}

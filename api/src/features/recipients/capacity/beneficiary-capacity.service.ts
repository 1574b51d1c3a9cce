import type { Reader } from '@gyg/database';
import type { UnitOfWork } from '../../../access/unit-of-work';
import { bookingFailed } from '../../../problem';
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
 * Holds free places for offers of the waiting list: they count as taken until the offer is answered. The caller has
 * locked the gyg and knows that they are free.
 */
export async function holdBeneficiaryPlaces({ tx }: UnitOfWork, gygId: string, places: number): Promise<void> {
  await addToPlaces(tx, gygId, { taken: places, held: places });
}

/** Frees places that were held for offers. */
export async function releaseHeldBeneficiaryPlaces({ tx }: UnitOfWork, gygId: string, places: number): Promise<void> {
  await addToPlaces(tx, gygId, { taken: -places, held: -places });
}

/** How many places for recipients are free now. */
export function getFreeBeneficiaryPlaces(read: Reader, gygId: string): Promise<number> {
  return countFreePlaces(read, gygId);
}

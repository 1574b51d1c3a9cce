import type { ApiContext } from '../../../api-context';
import { locate } from '../../lookups';
import type { GygRow } from '..';

/** The coordinates of an address; null if unknown. */
export interface Located {
  address: string;
  lat: number | null;
  lng: number | null;
}

/**
 * Geocodes the address that a gyg is saved with; undefined if it already has coordinates. An address that could not be
 * geocoded is tried again with each save. May take seconds: call it before the transaction.
 */
export async function findLocation(
  context: ApiContext,
  before: Pick<GygRow, 'address' | 'lat'>,
  address = before.address,
): Promise<Located | undefined> {
  if (address === before.address && (before.lat !== null || address === '')) return undefined;
  const location = await locate(context, address);
  return { address, lat: location?.lat ?? null, lng: location?.lng ?? null };
}

/** The coordinates to write, if the address is still the geocoded one. */
export function coordinatesAt(
  address: string,
  located: Located | undefined,
): { lat?: number | null; lng?: number | null } {
  return located?.address === address ? { lat: located.lat, lng: located.lng } : {};
}

import type { ApiContext } from '../../api-context';
import { locate } from '../geocoding';
import type { GygRow } from '../gygs';

/** Where an address is; without coordinates where nobody knows. */
export interface Located {
  address: string;
  lat: number | null;
  lng: number | null;
}

/**
 * The place of the address that a gyg is saved with (api.md, lookups); undefined where it has it already. A gyg that
 * could not be placed is tried again with each save. May take seconds: call it before the transaction.
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

/** The coordinates to write, if the gyg is still, or now, where they are. */
export function coordinatesAt(
  address: string,
  located: Located | undefined,
): { lat?: number | null; lng?: number | null } {
  return located?.address === address ? { lat: located.lat, lng: located.lng } : {};
}

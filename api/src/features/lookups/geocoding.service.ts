import { isOnline } from '@gyg/contract/gyg-place';
import type { ApiContext } from '../../api-context';
import { problem } from '../../problem';
import { fetchLocation, type Location } from './fetch-location';
import { townOfAddress } from './town.service';

type GeocodingContext = Pick<ApiContext, 'externalServices' | 'config'>;

/** A location, with the name of its town if only that is known of the address. */
export type FoundAddress = Location & { town?: string };

/** The point of the town that an address names. */
export function locateTown(address: string): FoundAddress | null {
  const town = townOfAddress(address);
  return town && { lat: town.lat, lng: town.lng, town: town.name };
}

/**
 * GET /geocode. Without a maps service, and for an address that it does not know, it is the point of the town. Throws 404 if
 * that is unknown too, 503 if the service does not respond.
 */
export async function geocode(context: GeocodingContext, question: string): Promise<FoundAddress> {
  const { geocoder } = context.config;
  const location =
    geocoder &&
    (await fetchLocation(context, geocoder, question).catch(() => {
      throw problem('server.unavailable', {
        detail: 'The maps service does not respond',
        headers: { 'Retry-After': '30' },
      });
    }));
  const nearest = location ?? locateTown(question);
  if (!nearest) throw problem('geocode.not_found');
  return nearest;
}

/**
 * The location of a gyg's address; null if it is unknown or the service is unavailable, because saving must not fail.
 * May take seconds, so call it before the transaction. 'online' has no location.
 */
export async function locate(context: GeocodingContext, address: string | null): Promise<Location | null> {
  const { geocoder } = context.config;
  const where = address?.trim() ?? '';
  if (geocoder === null || where === '' || isOnline(where)) return null;
  return fetchLocation(context, geocoder, where).catch(() => null);
}

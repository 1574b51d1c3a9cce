import { isOnline } from '@gyg/contract/gyg-place';
import type { ApiContext } from '../../api-context';
import { problem } from '../../problem/problem';
import { fetchLocation, type Location } from './fetch-location';

type GeocodingContext = Pick<ApiContext, 'externalServices' | 'config'>;

/** GET /geocode. Throws 404 if the address is unknown, 503 if no service is configured or it does not respond. */
export async function geocode(context: GeocodingContext, question: string): Promise<Location> {
  const { geocoder } = context.config;
  if (geocoder === null) throw problem('server.unavailable', { detail: 'No maps service is configured' });
  const location = await fetchLocation(context, geocoder, question).catch(() => {
    throw problem('server.unavailable', {
      detail: 'The maps service does not respond',
      headers: { 'Retry-After': '30' },
    });
  });
  if (!location) throw problem('geocode.not_found');
  return location;
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

import type { ApiContext } from '../../api-context';
import { problem } from '../../http/problem';
import { fetchLocation, type Location } from './fetch-location';

type GeocodingContext = Pick<ApiContext, 'outside' | 'config'>;

/** GET /geocode. Throws 404 where there is no such place, 503 where no service is configured or it does not answer. */
export async function geocode(context: GeocodingContext, question: string): Promise<Location> {
  const { geocoder } = context.config;
  if (geocoder === null) throw problem('server.unavailable', { detail: 'Places cannot be looked up here' });
  const location = await fetchLocation(context, geocoder, question).catch(() => {
    throw problem('server.unavailable', {
      detail: 'The maps service does not answer',
      headers: { 'Retry-After': '30' },
    });
  });
  if (!location) throw problem('geocode.not_found');
  return location;
}

/**
 * Where an address is, for a gyg that is saved; null where nobody knows, or nobody can be asked: saving never fails for
 * it. May take seconds, so call it before the transaction. What happens 'online' has no place (specification 2).
 */
export async function locate(context: GeocodingContext, address: string | null): Promise<Location | null> {
  const { geocoder } = context.config;
  const where = address?.trim() ?? '';
  if (geocoder === null || where === '' || where.toLowerCase() === 'online') return null;
  return fetchLocation(context, geocoder, where).catch(() => null);
}

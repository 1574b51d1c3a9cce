import type { ApiContext } from '../../api-context';
import { problem } from '../../http/problem';
import { askGeocoder, type Place } from './ask-geocoder';

type Asking = Pick<ApiContext, 'externalServices' | 'config'>;

/** GET /geocode. Throws 404 where there is no such place, 503 where no service is configured or it does not answer. */
export async function geocode(context: Asking, question: string): Promise<Place> {
  const { geocoder } = context.config;
  if (geocoder === null) throw problem('server.unavailable', { detail: 'Places cannot be looked up here' });
  const place = await askGeocoder(context, geocoder, question).catch(() => {
    throw problem('server.unavailable', {
      detail: 'The maps service does not answer',
      headers: { 'Retry-After': '30' },
    });
  });
  if (!place) throw problem('geocode.not_found');
  return place;
}

/**
 * Where an address is, for a gyg that is saved; null where nobody knows, or nobody can be asked: saving never fails for
 * it. May take seconds, so call it before the transaction. What happens 'online' has no place (specification 2).
 */
export async function locate(context: Asking, address: string | null): Promise<Place | null> {
  const { geocoder } = context.config;
  const where = address?.trim() ?? '';
  if (geocoder === null || where === '' || where.toLowerCase() === 'online') return null;
  return askGeocoder(context, geocoder, where).catch(() => null);
}

import { isOnline } from '@gyg/contract/gyg-place';
import { z } from 'zod';
import type { ApiConfig, ApiContext } from '../../api-context';
import { problem } from '../../problem';
import { townOfAddress } from './town.service';

type GeocodingContext = Pick<ApiContext, 'externalServices' | 'config'>;

const coordinate = (limit: number) =>
  z
    .union([z.number(), z.string().regex(/^-?\d{1,3}(\.\d{1,20})?$/)])
    .transform(Number)
    .pipe(z.number().min(-limit).max(limit));

/** The fields of a Nominatim-compatible response that are used; the best match first. */
const responseSchema = z.array(z.object({ lat: coordinate(90), lon: coordinate(180) }));
const locationSchema = z.strictObject({ lat: z.number(), lng: z.number() });
type Location = z.infer<typeof locationSchema>;

function readResponse(answer: unknown): Location | null {
  const [best] = responseSchema.parse(answer);
  return best ? { lat: best.lat, lng: best.lon } : null;
}

/** Normalises an address for the cache key; accents distinguish places and stay. */
const plain = (address: string) => address.normalize('NFC').replace(/\s+/g, ' ').trim().toLowerCase();

/** The location of an address, null if there is none. Throws ExternalServiceError if the service does not respond. */
function fetchLocation(
  { externalServices, config }: Pick<ApiContext, 'externalServices' | 'config'>,
  { url: base, contact, perSecond }: NonNullable<ApiConfig['geocoder']>,
  address: string,
): Promise<Location | null> {
  const url = new URL(base);
  url.search = new URLSearchParams({ q: plain(address), format: 'jsonv2', limit: '1' }).toString();
  return externalServices.lookUp({
    service: 'geocoder',
    url,
    // Public services require an identification and a contact.
    headers: { 'User-Agent': `Gyg/${config.version} (${config.publicUrl}; ${contact})` },
    perSecond,
    read: readResponse,
    schema: locationSchema,
  });
}

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

import { z } from 'zod';
import type { ApiConfig, ApiContext } from '../../api-context';

const coordinate = (limit: number) =>
  z
    .union([z.number(), z.string().regex(/^-?\d{1,3}(\.\d{1,20})?$/)])
    .transform(Number)
    .pipe(z.number().min(-limit).max(limit));

/** The fields of a Nominatim-compatible response that are used; the best match first. */
const responseSchema = z.array(z.object({ lat: coordinate(90), lon: coordinate(180) }));
const locationSchema = z.strictObject({ lat: z.number(), lng: z.number() });
export type Location = z.infer<typeof locationSchema>;

function readResponse(answer: unknown): Location | null {
  const [best] = responseSchema.parse(answer);
  return best ? { lat: best.lat, lng: best.lon } : null;
}

/** Normalises an address for the cache key; accents distinguish places and stay. */
const plain = (address: string) => address.normalize('NFC').replace(/\s+/g, ' ').trim().toLowerCase();

/** The location of an address, null if there is none. Throws ExternalServiceError if the service does not respond. */
export function fetchLocation(
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

import { z } from 'zod';
import type { ApiConfig, ApiContext } from '../../api-context';

const coordinate = (limit: number) =>
  z
    .union([z.number(), z.string().regex(/^-?\d{1,3}(\.\d{1,20})?$/)])
    .transform(Number)
    .pipe(z.number().min(-limit).max(limit));

/** What a Nominatim-compatible search gives, as far as it is used: the best match first. */
const answerSchema = z.array(z.object({ lat: coordinate(90), lon: coordinate(180) }));
const placeSchema = z.strictObject({ lat: z.number(), lng: z.number() });
export type Place = z.infer<typeof placeSchema>;

function readAnswer(answer: unknown): Place | null {
  const [best] = answerSchema.parse(answer);
  return best ? { lat: best.lat, lng: best.lon } : null;
}

/** The same question however it is written; accents tell places apart and stay. */
const plain = (address: string) => address.normalize('NFC').replace(/\s+/g, ' ').trim().toLowerCase();

/** The place of an address, null where there is none. Throws ExternalServiceError where the service gives no answer. */
export function askGeocoder(
  { externalServices, config }: Pick<ApiContext, 'externalServices' | 'config'>,
  { url: base, contact, perSecond }: NonNullable<ApiConfig['geocoder']>,
  address: string,
): Promise<Place | null> {
  const url = new URL(base);
  url.search = new URLSearchParams({ q: plain(address), format: 'jsonv2', limit: '1' }).toString();
  return externalServices.lookUp({
    service: 'geocoder',
    url,
    // Public services ask to be told who comes and whom they may write to.
    headers: { 'User-Agent': `Gyg/${config.version} (${config.publicUrl}; ${contact})` },
    perSecond,
    read: readAnswer,
    kept: placeSchema,
  });
}

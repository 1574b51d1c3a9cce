import type { Gyg } from '@gyg/contract';
import { isOnline } from '@gyg/contract/gyg-place';

/**
 * The address of directions to a gyg from where the reader is; undefined for a gyg online or without an address. Google
 * Maps, because its links need no key, open the app of Android and iPhone and a page elsewhere, and know public
 * transport; OpenStreetMap has directions only as a page, and `geo:` links open nothing on iPhones and desktops.
 */
export function directionsUrl({ address, lat, lng }: Pick<Gyg, 'address' | 'lat' | 'lng'>): string | undefined {
  const place = address.trim();
  if (place === '' || isOnline(place)) return undefined;
  const destination = lat === null || lng === null ? place : `${lat},${lng}`;
  return `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination })}`;
}

import { TypedFastBitSet } from 'typedfastbitset';
import type { GygColumns } from './gyg-columns';
import type { Box, Location, Near } from './gyg-query';
import { countFirst } from './sorted-seqs';

type Places = Pick<GygColumns, 'lat' | 'lng'>;

/** Radius of the mean sphere, in kilometres. */
const earthRadius = 6371.0088;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** The distance of two locations in kilometres, as the crow flies. */
function kilometres(a: Location, b: Location): number {
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2);
  const haversine =
    half(a.lat, b.lat) ** 2 + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * half(a.lng, b.lng) ** 2;
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(haversine)));
}

/** The same with one decimal. */
export const distanceKm = (a: Location, b: Location): number => Math.round(10 * kilometres(a, b)) / 10;

/** Keeps what `isIn` says of those between two latitudes; places that are not known are in none. */
function keepBetween(
  { words }: TypedFastBitSet,
  { lat }: Places,
  byLat: Int32Array,
  { south, north, isIn }: { south: number; north: number; isIn: (seq: number) => boolean },
): TypedFastBitSet {
  const kept = new Uint32Array(words.length);
  const last = countFirst(byLat, (seq) => lat.get(seq) <= north);
  for (let place = countFirst(byLat, (seq) => lat.get(seq) < south); place < last; place += 1) {
    const seq = byLat[place] ?? 0;
    const bit = (words[seq >>> 5] ?? 0) & (1 << seq);
    if (bit !== 0 && isIn(seq)) kept[seq >>> 5] = (kept[seq >>> 5] ?? 0) | bit;
  }
  return TypedFastBitSet.fromWords(kept);
}

/** The gygs within a distance. Latitudes and longitudes are compared first, which leaves few to be computed. */
export function keepNear(found: TypedFastBitSet, places: Places, byLat: Int32Array, near: Near): TypedFastBitSet {
  const farthest = near.km / earthRadius;
  const [away, pole] = [farthest / radians(1), Math.cos(radians(near.lat))];
  // On a circle of this radius no longitude is farther away; a circle around a pole has all.
  const widest =
    Math.sin(farthest) < pole && farthest < 1 ? Math.asin(Math.sin(farthest) / pole) / radians(1) + 1e-6 : 180;
  const isIn = (seq: number) => {
    const at = { lat: places.lat.get(seq), lng: places.lng.get(seq) };
    const across = Math.abs(at.lng - near.lng);
    return Math.min(across, 360 - across) <= widest && kilometres(near, at) <= near.km;
  };
  return keepBetween(found, places, byLat, { south: near.lat - away, north: near.lat + away, isIn });
}

/** The gygs in a box. */
export function keepInBox(
  found: TypedFastBitSet,
  places: Places,
  byLat: Int32Array,
  [west, south, east, north]: Box,
): TypedFastBitSet {
  const isIn = (seq: number) => {
    const lng = places.lng.get(seq);
    return west <= east ? lng >= west && lng <= east : lng >= west || lng <= east;
  };
  return keepBetween(found, places, byLat, { south, north, isIn });
}

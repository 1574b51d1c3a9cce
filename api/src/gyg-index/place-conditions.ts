import type { GygColumns } from './gyg-columns';
import type { Box, Location, Near } from './gyg-query';

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

/** Within a distance. Latitudes are compared first, which leaves few to be computed. */
export function isNear({ lat, lng }: GygColumns, near: Near): (seq: number) => boolean {
  const farthest = ((near.km / earthRadius) * 180) / Math.PI;
  return (seq) => {
    const at = { lat: lat.get(seq), lng: lng.get(seq) };
    return Math.abs(at.lat - near.lat) <= farthest && kilometres(near, at) <= near.km;
  };
}

/** In a box; places that are not known are in none. */
export function isInBox({ lat, lng }: GygColumns, [west, south, east, north]: Box): (seq: number) => boolean {
  return (seq) => {
    const [y, x] = [lat.get(seq), lng.get(seq)];
    return y >= south && y <= north && (west <= east ? x >= west && x <= east : x >= west || x <= east);
  };
}

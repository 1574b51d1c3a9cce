import { gygs } from '@gyg/database/schema';
import { and, between, gte, lte, or, type SQL, sql } from 'drizzle-orm';
import { earthRadius, type Location, radians } from './distance';

/** Around a point, in degrees and kilometres. */
export interface Near extends Location {
  km: number;
}

/** West, south, east, north in degrees. */
export type Box = readonly [west: number, south: number, east: number, north: number];

const degrees = (angle: number) => (angle * 180) / Math.PI;
/** Wraps a longitude to -180…180. */
const wrapped = (lng: number) => (lng > 180 ? lng - 360 : lng < -180 ? lng + 360 : lng);

/** In a box; one whose west is greater than its east crosses the date line. Uses the index on lat and lng. */
export function inBox([west, south, east, north]: Box): SQL | undefined {
  const across = west <= east ? between(gygs.lng, west, east) : or(gte(gygs.lng, west), lte(gygs.lng, east));
  return and(between(gygs.lat, south, north), across);
}

/** The bounding box of a circle; all longitudes if it contains a pole. */
function boxRound({ lat, lng, km }: Near): Box {
  const angle = km / earthRadius;
  const [south, north] = [lat - degrees(angle), lat + degrees(angle)];
  if (south <= -90 || north >= 90) return [-180, Math.max(south, -90), 180, Math.min(north, 90)];
  const side = degrees(Math.asin(Math.min(1, Math.sin(angle) / Math.cos(radians(lat)))));
  return side >= 180 ? [-180, south, 180, north] : [wrapped(lng - side), south, wrapped(lng + side), north];
}

/**
 * Within a distance: the box first, for the index, then the haversine formula with functions that both engines have.
 */
export function nearTo(near: Near): SQL | undefined {
  const { lat, lng, km } = near;
  const farthest = Math.sin(Math.min(Math.PI / 2, km / earthRadius / 2)) ** 2;
  const half = (column: typeof gygs.lat | typeof gygs.lng, from: number) => sql`sin(radians(${column} - ${from}) / 2)`;
  const [dLat, dLng] = [half(gygs.lat, lat), half(gygs.lng, lng)];
  const haversine = sql`${dLat} * ${dLat} + ${Math.cos(radians(lat))} * cos(radians(${gygs.lat})) * ${dLng} * ${dLng}`;
  return and(inBox(boxRound(near)), sql`${haversine} <= ${farthest}`);
}

import type { ContributionType, GygState } from '@gyg/contract';
import { TypedFastBitSet } from 'typedfastbitset';
import { countFirst, type GygColumns } from './gyg-columns';

/** A location in degrees (WGS 84). */
export interface Location {
  lat: number;
  lng: number;
}

/** Around a point, in degrees and kilometres. */
export interface Near extends Location {
  km: number;
}

/** West, south, east, north in degrees; a west greater than the east crosses the date line. */
export type Box = readonly [west: number, south: number, east: number, north: number];

/** The gygs whose drafts and hidden ones the caller may list: all, those of organisations, and others by number. */
export interface HostScope {
  everything: boolean;
  organizationIds: readonly string[];
  seqs: readonly number[];
}

/** Which gygs are meant. Conditions that are left out let all pass. */
export interface GygConditions {
  states: readonly GygState[];
  /** Hidden ones: none, those of the caller's scope, or all. */
  hidden: 'no' | 'ofHosts' | 'all';
  scope: HostScope;
  hostId?: string | undefined;
  notHostId?: string | undefined;
  /** One of these goals. */
  goals?: readonly number[] | undefined;
  /** Sets of numbers, all of which contain the gyg. */
  within?: readonly Iterable<number>[] | undefined;
  near?: Near | undefined;
  bbox?: Box | undefined;
  /** Takes place at or after this time: it ends later. */
  from?: Date | undefined;
  /** Takes place before this time: it starts earlier. */
  before?: Date | undefined;
  /** Not past, and has a need of this kind that anyone can book. */
  kind?: ContributionType | undefined;
  online?: boolean | undefined;
  /** Not past, and has free places for recipients. */
  recipients?: boolean | undefined;
}

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
export function keepNear(seqs: TypedFastBitSet, places: Places, byLat: Int32Array, near: Near): TypedFastBitSet {
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
  return keepBetween(seqs, places, byLat, { south: near.lat - away, north: near.lat + away, isIn });
}

/** The gygs in a box. */
export function keepInBox(
  seqs: TypedFastBitSet,
  places: Places,
  byLat: Int32Array,
  [west, south, east, north]: Box,
): TypedFastBitSet {
  const isIn = (seq: number) => {
    const lng = places.lng.get(seq);
    return west <= east ? lng >= west && lng <= east : lng >= west || lng <= east;
  };
  return keepBetween(seqs, places, byLat, { south, north, isIn });
}

/** The numbers of a set that are also between two places of a list; the second is excluded. Changes the set. */
function keepRange(set: TypedFastBitSet, list: Int32Array, from: number, to: number): TypedFastBitSet {
  const { words } = set;
  if (to - from < list.length / 2) {
    const kept = new Uint32Array(words.length);
    for (let place = from; place < to; place += 1) {
      const seq = list[place] ?? 0;
      kept[seq >>> 5] = (kept[seq >>> 5] ?? 0) | ((words[seq >>> 5] ?? 0) & (1 << seq));
    }
    return TypedFastBitSet.fromWords(kept);
  }
  const drop = (start: number, end: number) => {
    for (let place = start; place < end; place += 1) {
      const seq = list[place] ?? 0;
      words[seq >>> 5] = (words[seq >>> 5] ?? 0) & ~(1 << seq);
    }
  };
  drop(0, from);
  drop(Math.max(from, to), list.length);
  return set;
}

/** All gygs by what their numbers are compared with; -Infinity, which is not known, comes first. */
export interface SortedGygs {
  byStart: Int32Array;
  /** By when they are over. */
  byOver: Int32Array;
  byLat: Int32Array;
}

/** Removes the gygs that do not fulfil the conditions on times and places. Returns this set or another one. */
export function keepMatching(
  seqs: TypedFastBitSet,
  columns: GygColumns,
  { byStart, byOver, byLat }: SortedGygs,
  { states, near, bbox, from, before, kind, recipients }: GygConditions,
  now: Date,
): TypedFastBitSet {
  const { start, over } = columns;
  let kept = seqs;
  const keepOverAfter = (time: number) => {
    const first = countFirst(byOver, (seq) => over.get(seq) <= time);
    kept = keepRange(kept, byOver, first, byOver.length);
  };
  // Drafts are in no state by the clock, but one whose end is over has no needs to book.
  if ((kind !== undefined || recipients) && states.includes('CREATED')) keepOverAfter(now.getTime());
  if (before !== undefined) {
    const without = countFirst(byStart, (seq) => start.get(seq) === Number.NEGATIVE_INFINITY);
    const earlier = countFirst(byStart, (seq) => start.get(seq) < before.getTime());
    kept = keepRange(kept, byStart, without, earlier);
  }
  if (from !== undefined) keepOverAfter(from.getTime());
  if (bbox) kept = keepInBox(kept, columns, byLat, bbox);
  if (near) kept = keepNear(kept, columns, byLat, near);
  return kept;
}

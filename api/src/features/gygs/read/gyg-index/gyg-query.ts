import type { ContributionType, GygState, Locale } from '@gyg/contract';

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

export type GygOrder = 'soonest' | 'startDateTime:asc' | 'startDateTime:desc' | 'title:asc' | 'title:desc';

export interface GygPage {
  order: GygOrder;
  /** The reader's, for orders by title. */
  language?: Locale | undefined;
  page: number;
  pageSize: number;
  /** Numbers of gygs that come before all others. */
  first?: readonly number[] | undefined;
}

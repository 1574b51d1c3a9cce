/** A figure of a case, in the unit of its name. */
export type FigureName =
  | 'perSecond'
  | 'processorMs'
  | 'p50Ms'
  | 'p99Ms'
  | 'ofFloor'
  | 'ofPlain'
  | 'growth'
  | 'overbooked'
  | 'firstPaintMs'
  | 'largestPaintMs'
  | 'shift'
  | 'usableMs'
  | 'scriptKbToUsable'
  | 'scriptKb'
  | 'fontKb'
  | 'pictureKb'
  | 'requests'
  | 'startMs'
  | 'memoryMb';

/** A limit for a figure. It holds for every case of the group, or for one. */
export interface Goal {
  name: string;
  group: string;
  /** Only this case of the group. */
  case?: string;
  /** Only with so many gygs. */
  gygs?: number;
  figure: FigureName;
  at: 'least' | 'most';
  limit: number;
}

const large = 100_000;

/** What the product is meant to reach. Ratios are to the floor or to the plain server, measured in the same run. */
export const goals: readonly Goal[] = [
  { name: 'list of 20', group: 'lists', case: 'list of 20', figure: 'ofFloor', at: 'least', limit: 0.8 },
  { name: 'repeated list', group: 'lists', case: 'list of 20, repeated', figure: 'ofFloor', at: 'least', limit: 2.5 },
  { name: 'profile of a gyg', group: 'lists', case: 'profile', figure: 'ofFloor', at: 'least', limit: 0.7 },
  { name: 'profile by url', group: 'lists', case: 'gyg by url', figure: 'ofFloor', at: 'least', limit: 0.7 },
  { name: 'ten times the gygs', group: 'search', gygs: large, figure: 'growth', at: 'most', limit: 1.2 },
  { name: 'a search', group: 'search', gygs: large, figure: 'processorMs', at: 'most', limit: 10 },
  { name: 'a booking', group: 'bookings', case: 'booking', figure: 'processorMs', at: 'most', limit: 1.5 },
  { name: 'bookings a second', group: 'bookings', case: 'booking', figure: 'ofPlain', at: 'least', limit: 2 },
  { name: 'overbooked needs', group: 'bookings', figure: 'overbooked', at: 'most', limit: 0 },
  {
    name: '300 reads and 20 bookings a second',
    group: 'bookings',
    figure: 'p99Ms',
    case: 'mixed',
    at: 'most',
    limit: 100,
  },
  { name: 'first paint', group: 'pages', figure: 'firstPaintMs', at: 'most', limit: 1500 },
  { name: 'largest paint', group: 'pages', figure: 'largestPaintMs', at: 'most', limit: 2500 },
  { name: 'layout shift', group: 'pages', figure: 'shift', at: 'most', limit: 0 },
  { name: 'scripts of home', group: 'pages', case: 'home', figure: 'scriptKbToUsable', at: 'most', limit: 180 },
  { name: 'second start', group: 'start', figure: 'startMs', at: 'most', limit: 3000 },
  { name: 'memory at rest', group: 'start', figure: 'memoryMb', at: 'most', limit: 180 },
];

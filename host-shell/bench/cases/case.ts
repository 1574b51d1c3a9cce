import type { Call } from '../load/burst';

export const groups = ['lists', 'search', 'bookings', 'pages', 'start'] as const;
export type Group = (typeof groups)[number];

/** A kind of request that is measured in bursts. */
export interface Case {
  group: Group;
  name: string;
  /** The request with this number. Numbers only grow, so a case can make sure that no two requests are equal. */
  call: (index: number) => Call;
  /** The status of its answers. */
  expected: number;
  /** How many requests are under way at a time. */
  atOnce: number;
  /** The case of the floor that it is compared with. */
  floor?: 'list' | 'row';
}

/** As many as the measured connections. */
export const manyAtOnce = 32;
/** For cases that take long: a round stays short. */
export const fewAtOnce = 4;

const firstDay = Date.UTC(1950, 0, 1);
const dayMs = 24 * 60 * 60 * 1000;
const days = 18_000;

/**
 * Another day before all gygs for each number. `from` with such a day finds everything, so that requests cost the same
 * and a stored answer to one is none to another.
 */
export const earlyDay = (index: number) => new Date(firstDay + (index % days) * dayMs).toISOString().slice(0, 10);

import type { GygState } from '@gyg/contract';
import { describe, expect, test } from 'vitest';
import { gygStateAt } from '../..';
import type { GygFacts } from './card-feed.repository';
import { distanceKm, type GygConditions } from './gyg-conditions';
import { GygIndex } from './gyg-index';
import type { GygOrder } from './gyg-page';

/** Numbers that look random and are the same in every run (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const now = new Date('2027-05-01T12:00:00Z');
const day = 24 * 60 * 60 * 1000;
const random = randomNumbers(17);
const below = (max: number) => Math.floor(random() * max);
const at = (days: number) => new Date(now.getTime() + days * day);

function factsOf(seq: number): GygFacts {
  const isDraft = below(10) === 0;
  const start = isDraft && below(2) === 0 ? null : at(below(200) - 100);
  return {
    seq,
    version: 1,
    removed: below(30) === 0,
    organizationId: `host-${below(8)}`,
    orgSearchText: 'host',
    publishedAt: isDraft ? null : at(-200),
    startDateTime: start,
    endDateTime: start && new Date(start.getTime() + (1 + below(20)) * day),
    finishedAt: start !== null && start < now && below(4) === 0 ? now : null,
    hidden: below(8) === 0,
    goals: (1 << below(17)) | (1 << below(17)),
    lat: below(5) === 0 ? null : 55 + random() * 14,
    lng: below(5) === 0 ? null : 11 + random() * 13,
    online: below(5) === 0,
    positionsLeft: below(6),
    openPositions: below(3),
    openItems: below(3),
    placesLeft: below(3),
    titleKey: `title ${below(40)}`,
  };
}

const all = Array.from({ length: 700 }, (_, index) => factsOf(index + 1));

const stateOf = (gyg: GygFacts) => gygStateAt(gyg, now);

/** The same conditions, one gyg after the other. */
function matches(gyg: GygFacts, conditions: GygConditions): boolean {
  const { scope, near, bbox, from, before, within = [] } = conditions;
  const hosted = scope.everything || scope.organizationIds.includes(gyg.organizationId) || scope.seqs.includes(gyg.seq);
  const state = stateOf(gyg);
  const notPast = gyg.finishedAt === null && gyg.endDateTime !== null && gyg.endDateTime > now;
  const place = gyg.lat === null || gyg.lng === null ? undefined : { lat: gyg.lat, lng: gyg.lng };
  const open = conditions.kind === 'SKILL' ? gyg.openPositions : gyg.openItems;
  return [
    !gyg.removed,
    conditions.states.includes(state) && (state !== 'CREATED' || hosted),
    !gyg.hidden || conditions.hidden === 'all' || (conditions.hidden === 'ofHosts' && hosted),
    conditions.hostId === undefined || gyg.organizationId === conditions.hostId,
    conditions.notHostId === undefined || gyg.organizationId !== conditions.notHostId,
    !conditions.goals?.length || conditions.goals.some((goal) => (gyg.goals & (1 << (goal - 1))) !== 0),
    within.every((set) => [...set].includes(gyg.seq)),
    !conditions.online || gyg.online,
    conditions.kind === undefined || (notPast && open > 0),
    !conditions.recipients || (notPast && gyg.placesLeft > 0),
    !before || (gyg.startDateTime !== null && gyg.startDateTime < before),
    !from || (gyg.endDateTime !== null && gyg.endDateTime > from && (gyg.finishedAt === null || gyg.finishedAt > from)),
    !near || (place !== undefined && distanceKm(near, place) <= near.km),
    !bbox ||
      (place !== undefined &&
        place.lng >= bbox[0] &&
        place.lng <= bbox[2] &&
        place.lat >= bbox[1] &&
        place.lat <= bbox[3]),
  ].every(Boolean);
}

const startOf = ({ startDateTime }: GygFacts) => startDateTime?.getTime() ?? Number.NEGATIVE_INFINITY;
const ranks: Record<GygState, number> = { PUBLISHED: 0, ONGOING: 1, CREATED: 2, FINISHED: 3 };
function soonest(a: GygFacts, b: GygFacts): number {
  const state = stateOf(a);
  if (state !== stateOf(b)) return ranks[state] - ranks[stateOf(b)];
  if (state === 'ONGOING') return (a.endDateTime?.getTime() ?? 0) - (b.endDateTime?.getTime() ?? 0) || a.seq - b.seq;
  return state === 'FINISHED' ? startOf(b) - startOf(a) || b.seq - a.seq : startOf(a) - startOf(b) || a.seq - b.seq;
}
const byTitle = (a: GygFacts, b: GygFacts) =>
  a.titleKey < b.titleKey ? -1 : a.titleKey > b.titleKey ? 1 : a.seq - b.seq;
const orders: Record<GygOrder, (a: GygFacts, b: GygFacts) => number> = {
  soonest,
  'startDateTime:asc': (a, b) => startOf(a) - startOf(b) || a.seq - b.seq,
  'startDateTime:desc': (a, b) => startOf(b) - startOf(a) || b.seq - a.seq,
  'title:asc': byTitle,
  'title:desc': (a, b) => byTitle(b, a),
};

const noScope = { everything: false, organizationIds: [], seqs: [] };
const shown: GygConditions = { states: ['PUBLISHED', 'ONGOING', 'FINISHED'], hidden: 'no', scope: noScope };
const everyState: GygState[] = ['CREATED', ...shown.states];
const hosts = { everything: false, organizationIds: ['host-2'], seqs: [5, 6, 7, 8, 9, 10] };

const cases: [string, Partial<GygConditions>][] = [
  ['nothing', {}],
  ['states', { states: ['ONGOING', 'PUBLISHED'] }],
  ['drafts of their hosts', { states: everyState, hidden: 'ofHosts', scope: hosts }],
  ['drafts without a right to them', { states: everyState, hidden: 'ofHosts' }],
  ['everything', { states: everyState, hidden: 'all', scope: { ...noScope, everything: true } }],
  ['goals', { goals: [3, 13] }],
  ['a host', { hostId: 'host-3' }],
  ['a host with its drafts', { hostId: 'host-2', states: everyState, hidden: 'ofHosts', scope: hosts }],
  ['other hosts', { notHostId: 'host-3' }],
  ['a host that does not exist', { hostId: 'nowhere' }],
  ['sets', { within: [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], new Set([2, 3, 5, 7, 11, 13])] }],
  ['an empty set', { within: [[]] }],
  [
    'two gygs',
    {
      within: [
        all
          .filter((gyg) => matches(gyg, shown))
          .map(({ seq }) => seq)
          .slice(10, 12),
      ],
    },
  ],
  ['near a place', { near: { lat: 59.3, lng: 18.1, km: 300 } }],
  ['far around a place', { near: { lat: 62, lng: 14, km: 1_000 } }],
  ['near a pole', { near: { lat: 89, lng: -120, km: 3_000 } }],
  ['half of the earth', { near: { lat: 10, lng: 170, km: 10_000 } }],
  ['a box', { bbox: [12, 57, 18, 60] }],
  ['days', { from: at(-5), before: at(20) }],
  ['days before and after all gygs', { from: at(-900), before: at(900) }],
  ['days that no gyg has', { from: at(900) }],
  ['days of drafts', { states: everyState, hidden: 'all', scope: hosts, before: at(20) }],
  ['skills', { kind: 'SKILL' }],
  ['items of drafts', { kind: 'COMMODITY', states: everyState, scope: hosts, hidden: 'all' }],
  ['places', { recipients: true }],
  ['online', { online: true, goals: [1, 2, 3, 4, 5, 6] }],
];

/** Filled at once; filled one by one, with other values before. */
function indexes(): [string, GygIndex][] {
  const [once, later] = [new GygIndex(), new GygIndex()];
  for (const part of [all.slice(0, 300), all.slice(300)]) once.load(part);
  once.sort();
  // A gyg keeps its host.
  for (const { seq, organizationId } of all) later.apply([{ ...factsOf(seq), organizationId, removed: false }]);
  const look = (time: Date) => later.search(shown, { order: 'soonest', page: 0, pageSize: 20 }, time);
  look(at(-300));
  for (const facts of all.slice(350).toReversed()) later.apply([facts]);
  look(now);
  for (const facts of all.slice(0, 350)) later.apply([facts]);
  return [
    ['filled at once', once],
    ['changed since', later],
  ];
}

describe.each(indexes())('an index %s', (_how, index) => {
  test.each(cases)('finds what one would by looking at every gyg: %s', (_name, given) => {
    const conditions = { ...shown, ...given };
    const expected = all.filter((gyg) => matches(gyg, conditions));
    for (const [order, compare] of Object.entries(orders)) {
      const sorted = expected.toSorted(compare).map(({ seq }) => seq);
      for (const page of [0, 1, 7, 24]) {
        // Object.entries forgets the names of its keys.
        const result = index.search(conditions, { order: order as GygOrder, page, pageSize: 20 }, now);
        expect([order, page, result.total, result.seqs]).toEqual([
          order,
          page,
          expected.length,
          sorted.slice(page * 20, page * 20 + 20),
        ]);
      }
    }
  });

  test.each(cases)('counts what one would by looking at every gyg: %s', (_name, given) => {
    const conditions = { ...shown, ...given, goals: [3, 7, 13] };
    const states = [...new Set([...shown.states, ...conditions.states])];
    const withGoals = all.filter((gyg) => matches(gyg, { ...conditions, states }));
    const withStates = all.filter((gyg) => matches(gyg, { ...conditions, goals: [] }));
    const { facets, total } = index.search(conditions, { order: 'soonest', page: 0, pageSize: 1 }, now, true);
    for (const state of shown.states) {
      expect(facets?.states[state]).toBe(withGoals.filter((gyg) => stateOf(gyg) === state).length);
    }
    for (let goal = 1; goal <= 17; goal += 1) {
      const count = withStates.filter(({ goals }) => (goals & (1 << (goal - 1))) !== 0).length;
      expect(facets?.goals[goal] ?? 0).toBe(count);
    }
    const matching = all.filter((gyg) => matches(gyg, conditions));
    expect(total).toBe(matching.length);
    const open = matching.filter((gyg) => stateOf(gyg) !== 'FINISHED');
    expect(facets?.openPositions).toBe(open.reduce((sum, { positionsLeft }) => sum + positionsLeft, 0));
  });

  test('puts some gygs first', () => {
    const first = all.filter((gyg) => matches(gyg, shown)).slice(40, 44);
    const page = {
      order: 'startDateTime:desc',
      page: 0,
      pageSize: 6,
      first: [...first.map(({ seq }) => seq), 9_999],
    } as const;
    const rest = all.filter((gyg) => matches(gyg, shown) && !first.includes(gyg));
    const sorted = [first, rest].flatMap((part) => part.toSorted(orders['startDateTime:desc']).map(({ seq }) => seq));
    expect(index.search(shown, page, now).seqs).toEqual(sorted.slice(0, 6));
    expect(index.search(shown, { ...page, page: 1 }, now).seqs).toEqual(sorted.slice(6, 12));
  });

  test('knows until when the same gygs match', () => {
    const next = index.nextChange(now);
    const counts = (time: Date) => index.countStates(shown, time);
    expect(next).toBeGreaterThan(now.getTime());
    expect(counts(new Date(next - 1))).toEqual(counts(now));
    expect(counts(new Date(next))).not.toEqual(counts(now));
    // Back again: a clock may be set.
    expect(counts(now)).toEqual(counts(new Date(next - 1)));
  });
});

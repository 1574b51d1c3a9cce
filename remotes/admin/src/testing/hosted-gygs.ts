import type { AnswerOf, Gyg } from '@gyg/contract';
import { buildGyg } from '@gyg/contract/testing';
import { scenePicture } from './pictures';

const counts = (skills: number, items: number, stories = 0, unapproved = 0, waiting = 0) => ({
  skills: { booked: skills, offered: 56 },
  items: { booked: items, offered: items === 0 ? 0 : 242 },
  recipients: { booked: skills === 0 ? 0 : 14, offered: 20 },
  stories: { total: stories, unapproved },
  featured: false,
  bookings: { waiting, confirmed: skills },
});

/** One gyg in each state, as its host sees it. */
export const hostedGygs: readonly Gyg[] = [
  buildGyg({ gygHero: scenePicture('shore', 14), counts: counts(43, 80, 3, 2, 5) }),
  buildGyg({
    id: 'gyg-pots',
    title: 'Crab pots to supper',
    gygHero: scenePicture('food', 2),
    state: 'CREATED',
    sdgGoalId: 2,
    startDateTime: '2027-09-04T08:00:00.000Z',
    counts: counts(0, 0),
  }),
  buildGyg({
    id: 'gyg-school',
    title: 'Beach school for class 5B',
    gygHero: scenePicture('tutor', 4),
    state: 'ONGOING',
    sdgGoalId: 4,
    startDateTime: '2027-06-08T06:00:00.000Z',
    counts: counts(56, 242, 5),
  }),
  buildGyg({
    id: 'gyg-boathouse',
    title: 'Boathouse open in the storm weeks',
    gygHero: '',
    state: 'FINISHED',
    sdgGoalId: 1,
    hidden: true,
    startDateTime: '2027-02-03T17:00:00.000Z',
    counts: counts(22, 61, 12),
  }),
];

/** Answers lists of gygs as the API does: by states, keyword and order (by start for `soonest`), page by page, with counts if requested. */
export function answerGygs(gygs: readonly Gyg[], query: Readonly<Record<string, string>>): AnswerOf<'findHostedGygs'> {
  const states = query.states?.split(',');
  const keyword = (query.keyword ?? '').toLowerCase();
  const [by = 'startDateTime', way = 'asc'] = query.sort?.split(':') ?? [];
  const key = (gyg: Gyg) => (by === 'title' ? gyg.title : gyg.startDateTime);
  const page = Number(query.page ?? 0);
  const pageSize = Number(query.pageSize ?? 20);
  const matching = gygs
    .filter(({ state, title }) => states?.includes(state) !== false && title.toLowerCase().includes(keyword))
    .toSorted((left, right) => key(left).localeCompare(key(right)) * (way === 'asc' ? 1 : -1));
  const all = gygs.filter(({ title }) => title.toLowerCase().includes(keyword));
  const inState = (state: Gyg['state']) => all.filter((gyg) => gyg.state === state).length;
  const facets = {
    states: {
      CREATED: inState('CREATED'),
      PUBLISHED: inState('PUBLISHED'),
      ONGOING: inState('ONGOING'),
      FINISHED: inState('FINISHED'),
    },
  };
  return {
    ...(query.facets === 'true' && { facets }),
    gygs: matching.slice(page * pageSize, (page + 1) * pageSize),
    total: matching.length,
    page,
    pageSize,
  };
}

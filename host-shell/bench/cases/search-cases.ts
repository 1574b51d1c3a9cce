import { keywords } from '../fill/words';
import { type Case, earlyDay, fewAtOnce } from './case';
import type { Facts } from './facts';

const usual = { group: 'search', expected: 200, atOnce: fewAtOnce } as const;

const dayMs = 24 * 60 * 60 * 1000;
const dayAt = (days: number) => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10);
/** Places all over the south, never the same twice in a row. */
const nearText = (index: number) =>
  `${(55.5 + (index % 400) / 100).toFixed(2)},${(12 + (index % 37) / 6).toFixed(2)},40`;

type Query = Readonly<Record<string, string>>;

/** A search whose request is another one each time. */
const search = (name: string, query: Query | ((index: number) => Query)): Case => ({
  ...usual,
  name,
  call(index) {
    const given = typeof query === 'function' ? query(index) : query;
    return { path: `/api/gygs/search?${new URLSearchParams({ from: earlyDay(index), ...given })}` };
  },
});

/** Every filter, order and page of the search. */
export const searchCases = ({ lastPage }: Facts): Case[] => [
  search('first page', {}),
  search('page 100', { page: '100' }),
  search('last page', { page: String(Math.min(lastPage, 10_000)) }),
  search('with facets', { facets: 'true' }),
  search('keyword, frequent', { keyword: keywords.frequent }),
  search('keyword, rare', { keyword: keywords.rare }),
  search('keyword, none', { keyword: keywords.missing }),
  search('goal', (index) => ({ goals: String(1 + (index % 17)) })),
  search('two goals and facets', (index) => ({ goals: `${1 + (index % 8)},${9 + (index % 8)}`, facets: 'true' })),
  search('dates', (index) => ({ from: dayAt(index % 200), until: dayAt(7 + (index % 200)) })),
  search('near', (index) => ({ near: nearText(index) })),
  search('place', { place: 'umeå' }),
  search('online', { online: 'true' }),
  search('kind', { kind: 'SKILL' }),
  search('recipients', { recipients: 'true' }),
  search('upcoming', { states: 'PUBLISHED' }),
  search('in progress', { states: 'ONGOING' }),
  search('start, earliest first', { sort: 'startDateTime:asc' }),
  search('title, a to z', { sort: 'title:asc' }),
  search('title, z to a', { sort: 'title:desc' }),
  search('soonest', { sort: 'soonest' }),
];

/** Lists of one organisation or person, and what the home page and search engines read. */
export function furtherCases(facts: Facts): Case[] {
  const { organizationIds, people } = facts;
  const organizationId = (index: number) => organizationIds[index % organizationIds.length] ?? '';
  const read = (name: string, path: (index: number) => string): Case => ({
    ...usual,
    name,
    call: (index) => ({ path: path(index) }),
  });
  const own = (name: string, path: (userId: string) => string): Case => ({
    ...usual,
    name,
    call(index) {
      // Read here, because tokens are renewed while the benchmark runs.
      const { userId, token } = facts.people[index % people.length] ?? facts.people[0];
      return { path: path(userId), headers: { authorization: `Bearer ${token}` } };
    },
  });
  return [
    read(
      'hosted by one',
      (index) => `/api/gygs/search/hosts?organizationId=${organizationId(index)}&from=${earlyDay(index)}`,
    ),
    read(
      'partner of',
      (index) => `/api/gygs/search/partners?organizationId=${organizationId(index)}&from=${earlyDay(index)}`,
    ),
    read(
      'of others, with tags',
      (index) => `/api/gygs/view/organization/${organizationId(index)}?host=others&tags=klimat,hav`,
    ),
    read('featured', () => '/api/gygs/search/featured'),
    read('sitemap', () => '/sitemap.xml'),
    own('notifications', (userId) => `/api/notifications/users/${userId}`),
    own('own bookings', (userId) => `/api/users/${userId}/bookings`),
  ];
}

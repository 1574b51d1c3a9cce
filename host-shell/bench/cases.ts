import type { Call, Case, Group } from './case';
import { type Facts, itemAt } from './facts';
import { keywords } from './fill/words';
import { cardsPerResponse, flatRows, plainNeeds } from './flat-tables';

const dayMs = 24 * 60 * 60 * 1000;
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);
/**
 * Another day before all gygs for each number. `from` with such a day finds everything, so that requests cost the same
 * and the cached response to one is none to another.
 */
const earlyDay = (index: number) => dayOf(Date.UTC(1950, 0, 1 + (index % 18_000)));
/** Another day after all gygs. */
const lateDay = (index: number) => dayOf(Date.UTC(2200, 0, 1 + (index % 18_000)));

const health = '/api/health/live';
const search = '/api/gygs/search';
const json = { 'content-type': 'application/json' };
const post = (path: string, body: object, headers = {}): Call => ({
  ...{ path, method: 'POST', body: JSON.stringify(body) },
  headers: { ...json, ...headers },
});
const casesOf =
  (group: Group, atOnce?: number) =>
  (name: string, call: (index: number) => Call, expected = 200): Case => ({
    ...{ group, name, call, expected, ...(atOnce !== undefined && { atOnce }) },
  });
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/**
 * Calls that differ by one step each, so that the difference of two is what that step costs. Compare them with `node
 * alone`, which is the floor's server with nothing to do.
 */
const stepCases = (facts: Facts): Case[] => {
  const step = casesOf('steps');
  return [
    step('a call', () => ({ path: health })),
    step('token', (index) => ({ path: health, headers: bearer(itemAt(facts.people, index).token) })),
    step('JSON body, list of none', (index) => post(search, { from: lateDay(index) })),
    step('query refused', () => ({ path: `${search}?page=first` }), 400),
    step('cached response', () => ({ path: `${search}?pageSize=1` })),
    step('list of none', (index) => ({ path: `${search}?from=${lateDay(index)}` })),
    step('list of one', (index) => ({ path: `${search}?pageSize=1&from=${earlyDay(index)}` })),
    step('list of 20', (index) => ({ path: `${search}?from=${earlyDay(index)}` })),
  ];
};

const orders = ['PUBLISHED,ONGOING,FINISHED', 'PUBLISHED,FINISHED,ONGOING', 'ONGOING,PUBLISHED,FINISHED'];
/**
 * The product's list of 20 cards. 1,200 requests with equal work and 30 MB of responses come one after the other, so none
 * finds its cached response, for which there are 16 MB.
 */
const listPath = (index: number) => `${search}?states=${itemAt(orders, Math.floor(index / 400))}&page=${index % 400}`;

/** The lists and profiles that are compared with the floor. */
async function listCases(origin: string, { cards }: Facts): Promise<Case[]> {
  const repeated = listPath(0);
  const etag = (await fetch(origin + repeated)).headers.get('etag') ?? '';
  const list = casesOf('lists');
  return [
    list('list of 20', (index) => ({ path: listPath(index + 1) })),
    list('list of 20, repeated', () => ({ path: repeated })),
    list('list of 20, unchanged', () => ({ path: repeated, headers: { 'if-none-match': etag } }), 304),
    list('profile', (index) => ({ path: `/api/gygs/${itemAt(cards, index).id}/profile` })),
    list('gyg by url', (index) => {
      const { orgFriendlyUrl, friendlyUrl: gygFriendlyUrl } = itemAt(cards, index);
      return { path: `${search}/url?${new URLSearchParams({ orgFriendlyUrl, gygFriendlyUrl })}` };
    }),
    list('health', () => ({ path: health })),
  ];
}

/**
 * Every filter, order and page of the search; lists of one organisation or person; what home and search engines read.
 */
function searchCases(facts: Facts): Case[] {
  // Some take long: with few requests at once a round stays short.
  const read = casesOf('search', 4);
  /** A search whose request is another one each time. */
  const searchCase = (name: string, query: object | ((index: number) => object) = {}) =>
    read(name, (index) => {
      const ownQuery = typeof query === 'function' ? query(index) : query;
      return { path: `${search}?${new URLSearchParams({ from: earlyDay(index), ...ownQuery })}` };
    });
  const own = (name: string, path: (userId: string) => string) =>
    read(name, (index) => {
      const { userId, token } = itemAt(facts.people, index);
      return { path: path(userId), headers: bearer(token) };
    });
  const dayAt = (days: number) => dayOf(Date.now() + days * dayMs);
  const host = (index: number) => itemAt(facts.organizationIds, index);
  const hosted = (index: number) => `organizationId=${host(index)}&from=${earlyDay(index)}`;
  // All over the south, never the same twice in a row.
  const near = (index: number) => `${(55.5 + (index % 400) / 100).toFixed(2)},${(12 + (index % 37) / 6).toFixed(2)},40`;
  return [
    searchCase('first page'),
    searchCase('page 100', { page: '100' }),
    searchCase('last page', { page: String(Math.min(facts.lastPage, 10_000)) }),
    searchCase('with facets', { facets: 'true' }),
    searchCase('keyword, frequent', { keyword: keywords.frequent }),
    searchCase('keyword, rare', { keyword: keywords.rare }),
    searchCase('keyword, none', { keyword: keywords.missing }),
    searchCase('goal', (index) => ({ goals: String(1 + (index % 17)) })),
    searchCase('two goals and facets', (index) => ({ goals: `${1 + (index % 8)},${9 + (index % 8)}`, facets: 'true' })),
    searchCase('dates', (index) => ({ from: dayAt(index % 200), until: dayAt(7 + (index % 200)) })),
    searchCase('near', (index) => ({ near: near(index) })),
    searchCase('place', { place: 'umeå' }),
    searchCase('online', { online: 'true' }),
    searchCase('kind', { kind: 'SKILL' }),
    searchCase('recipients', { recipients: 'true' }),
    searchCase('upcoming', { states: 'PUBLISHED' }),
    searchCase('in progress', { states: 'ONGOING' }),
    searchCase('start, earliest first', { sort: 'startDateTime:asc' }),
    searchCase('title, a to z', { sort: 'title:asc' }),
    searchCase('title, z to a', { sort: 'title:desc' }),
    searchCase('soonest', { sort: 'soonest' }),
    read('hosted by one', (index) => ({ path: `${search}/hosts?${hosted(index)}` })),
    read('partner of', (index) => ({ path: `${search}/partners?${hosted(index)}` })),
    read('of others, with tags', (index) => ({
      path: `/api/gygs/view/organization/${host(index)}?host=others&tags=klimat,hav`,
    })),
    read('featured', () => ({ path: `${search}/featured` })),
    read('sitemap', () => ({ path: '/sitemap.xml' })),
    own('notifications', (userId) => `/api/notifications/users/${userId}`),
    own('own bookings', (userId) => `/api/users/${userId}/bookings`),
  ];
}

/**
 * Bookings: no two are of the same person and need, so all are accepted while positions are left. After a round through
 * all needs, each person goes on with the next one. `index` counts them.
 */
export function createBookings(facts: Facts): () => Call {
  let index = 0;
  return () => {
    const { gygId, needId: gygPositionId, contributionType } = itemAt(facts.openNeeds, index);
    const { userId, token } = itemAt(facts.people, index + Math.floor(index / facts.openNeeds.length));
    index += 1;
    const rest = { contributionType, quantity: 1, bookingComment: '', userOrganization: null };
    return post(`/api/gygs/${gygId}/participants`, { userId, gygPositionId, ...rest }, bearer(token));
  };
}

/** What a visitor reads: profiles and pages of the search. */
export const visitorCall =
  ({ cards }: Facts) =>
  (index: number): Call => ({
    path:
      index % 3 === 0
        ? `/api/gygs/${itemAt(cards, index).id}/profile`
        : `${search}?from=${earlyDay(index)}&page=${index % 10}`,
  });

/** All cases of a product. */
export const productCases = async (origin: string, facts: Facts, book: () => Call): Promise<Case[]> => [
  ...stepCases(facts),
  ...(await listCases(origin, facts)),
  ...searchCases(facts),
  { group: 'bookings', name: 'booking', expected: 201, call: book },
];

const pages = flatRows / cardsPerResponse;

/** Those of the floor and, in the same process, of the plain server. */
export const flatCases: readonly Case[] = [
  { group: 'steps', name: 'node alone', server: 'floor', expected: 404, call: () => ({ path: '/nothing' }) },
  { group: 'lists', name: 'list of 20', server: 'floor', call: (index) => ({ path: `/list/${index % pages}` }) },
  { group: 'lists', name: 'list of 20', server: 'plain', call: (index) => ({ path: `/plain/list/${index % pages}` }) },
  {
    ...{ group: 'bookings', name: 'booking', server: 'plain', expected: 201 },
    // By other people for each round through the needs.
    call: (index) =>
      post('/plain/bookings', { needId: index % plainNeeds, userId: `person-${Math.floor(index / plainNeeds)}` }),
  },
];

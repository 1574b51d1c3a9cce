import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createStatementCounter, createTestApi, type TestApi } from '../../../testing';

// The clock is at 14:00 on Saturday 1 May 2027, Swedish time.
let api: TestApi;
let organizationId: string;
const statements = createStatementCounter();
const names = new Map<string, string>();

beforeAll(async () => {
  api = await createTestApi({ wrapDatabase: statements.wrapDatabase });
  const host = await api.organization({ name: 'Värden' });
  organizationId = host.id;
  const gyg = async (name: string, over: Partial<Parameters<TestApi['gyg']>[0]> = {}) => {
    const { id } = await api.gyg({ organizationId, title: name, sdgGoalId: 1, ...over });
    names.set(id, name);
  };
  const skill = (over: object = {}) => api.need({ offeredPositions: 4, ...over });
  const item = (over: object = {}) => api.need({ kind: 'COMMODITY', title: 'Sacks', ...over });
  const smogen = { address: 'Smögenbryggan 1, Smögen', place: { lat: 58.3531, lng: 11.2241 } };
  // Monday 10 May, 14:00 to 18:00.
  await gyg('monday', { startsIn: 9 * 24, ...smogen, needs: [skill()], sdgGoalId: 14, secondaryGoals: [13] });
  await gyg('tuesday', { startsIn: 10 * 24, needs: [item()], beneficiaryPositions: 2, sdgGoalId: 13 });
  await gyg('online', { startsIn: 20 * 24, address: 'Online', needs: [skill({ whoCanOffer: 'NONE' })] });
  await gyg('all of may', { startsIn: -10, lasts: 30 * 24, needs: [skill(), skill({ whoCanOffer: 'INVITE_ONLY' })] });
  await gyg('today', { startsIn: -1, lasts: 6, needs: [item({ whoCanOffer: 'INVITE_ONLY' })] });
  await gyg('yesterday', { startsIn: -24, needs: [skill(), item()], beneficiaryPositions: 2, sdgGoalId: 14 });
  await gyg('ended early', { startsIn: -30, lasts: 300, finishedAt: new Date('2027-04-30T20:00:00.000Z') });
  await gyg('draft', { startsIn: 9 * 24, draft: true, needs: [skill(), item()], sdgGoalId: 14 });
  await gyg('hidden', { startsIn: 9 * 24, hidden: true, needs: [skill(), item()], sdgGoalId: 14 });
});
afterAll(() => api.close());

const search = async (query: Record<string, string>) =>
  (await api.call('findGygs', { query: { organizationId, sort: 'soonest', ...query } })).data;
const namesFor = async (query: Record<string, string>) => (await search(query)).gygs.map(({ id }) => names.get(id));

describe('a search', () => {
  test.each([
    ['on a day', { from: '2027-05-10', until: '2027-05-10' }, ['monday', 'all of may']],
    ['from a day', { from: '2027-05-11' }, ['tuesday', 'online', 'all of may']],
    ['until a day', { until: '2027-04-30' }, ['yesterday', 'ended early']],
    ['after an early end', { from: '2027-05-01', until: '2027-05-01' }, ['today', 'all of may']],
    ['for skills that can be booked', { kind: 'SKILL' }, ['monday', 'all of may']],
    ['for items that can be booked', { kind: 'COMMODITY' }, ['tuesday']],
    ['for places of recipients', { recipients: 'true' }, ['tuesday']],
    ['online', { online: 'true' }, ['online']],
    ['at a place by name', { place: 'SMOGEN bryggan' }, ['monday']],
    ['at a place that is only in a title', { place: 'monday' }, []],
    ['with several filters', { kind: 'COMMODITY', from: '2027-05-11', recipients: 'true' }, ['tuesday']],
  ])('%s', async (_name, query, expected) => {
    expect(await namesFor(query)).toEqual(expected);
  });

  test('takes days as Swedish ones when the clocks change', async () => {
    // The first is until 00:30 on 26 March, the day of 23 hours on which the clocks go forward.
    const at = async (title: string, start: string, end: string) => {
      const times = { startDateTime: new Date(start), endDateTime: new Date(end) };
      const { id } = await api.gyg({ organizationId: other.id, title, ...times });
      names.set(id, title);
    };
    const other = await api.organization();
    await at('past midnight', '2028-03-25T22:30:00.000Z', '2028-03-25T23:30:00.000Z');
    await at('late', '2028-03-26T21:30:00.000Z', '2028-03-26T22:00:00.000Z');
    await at('next day', '2028-03-26T22:00:00.000Z', '2028-03-26T23:00:00.000Z');
    const on = (from: string) => namesFor({ organizationId: other.id, from, until: from });
    expect(await on('2028-03-25')).toEqual(['past midnight']);
    expect(await on('2028-03-26')).toEqual(['past midnight', 'late']);
    expect(await on('2028-03-27')).toEqual(['next day']);
    expect((await api.call('findGygs', { query: { from: '2028-02-30' } })).status).toBe(400);
  });

  test('with the soonest first: upcoming, then in progress by end, then past, on all pages', async () => {
    const all = ['monday', 'tuesday', 'online', 'today', 'all of may', 'yesterday', 'ended early'];
    expect(await namesFor({})).toEqual(all);
    const pages = await Promise.all(['0', '1', '2'].map((page) => namesFor({ page, pageSize: '3' })));
    expect(pages.flat()).toEqual(all);
  });

  test('near a place gives the distance in kilometres', async () => {
    const { gyg } = await api.scene([], { place: { lat: 58.2743, lng: 11.4358 } });
    const { data } = await api.call('findGygs', { query: { near: '58.3531,11.2241,30', sort: 'title:asc' } });
    expect(data.gygs.map(({ id, distanceKm }) => [id === gyg.id, distanceKm])).toEqual([
      [true, 15.2],
      [false, 0],
    ]);
    expect((await search({})).gygs[0]).not.toHaveProperty('distanceKm');
  });
});

describe('facets', () => {
  test('count states without the filter by state, goals without the filter by goal, and free positions', async () => {
    const { facets, total } = await search({ facets: 'true', states: 'PUBLISHED', goals: '13,14', pageSize: '1' });
    expect(facets).toEqual({
      states: { PUBLISHED: 2, ONGOING: 0, FINISHED: 1 },
      goals: { 1: 1, 13: 2, 14: 1 },
      openPositions: 4,
    });
    expect(total).toBe(2);
    expect(await search({})).not.toHaveProperty('facets');
  });

  test('of a host count drafts only in the total that they asked for', async () => {
    const admin = await api.user();
    await api.member(organizationId, admin.id, 'ADMIN');
    const body = { organizationId, facets: true, states: ['CREATED', 'PUBLISHED'] };
    const ofHost = (await api.as(admin)('searchGygs', { body })).data;
    expect([ofHost.total, ofHost.facets?.states.PUBLISHED, ofHost.facets?.goals]).toEqual([
      4,
      3,
      { 1: 1, 13: 2, 14: 2 },
    ]);
    const ofGuest = (await api.call('searchGygs', { body })).data;
    expect([ofGuest.total, ofGuest.facets?.goals]).toEqual([3, { 1: 1, 13: 2, 14: 1 }]);
  });

  test('cost as many statements with many gygs as with few', async () => {
    // Changes are taken over once, by the first search after them, and so are cards.
    await search({});
    const few = await statements.during(() => search({ facets: 'true' }));
    const { id } = await api.organization({ name: 'Many' });
    for (let more = 0; more < 60; more += 1) await api.gyg({ organizationId: id, needs: [api.need(), api.need()] });
    const query = { organizationId: id, pageSize: '100', facets: 'true' };
    await search({ ...query, facets: 'false' });
    let listed = 0;
    const withFacets = await statements.during(async () => {
      listed = (await search(query)).gygs.length;
    });
    expect([listed, withFacets]).toEqual([60, few]);
  });
});

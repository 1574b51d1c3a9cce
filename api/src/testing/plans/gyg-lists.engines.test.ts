import { findWholeReads, watchStatements } from '@gyg/database/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApi } from '..';
import { createFixture } from '../matrix/fixture';

// Lists of gygs are found in memory. What they ask the database must cost the same for any number of gygs.

const api = await createTestApi();
const fixture = await createFixture(api);
// The first list reads all cards, and later ones only what has changed since.
beforeAll(async () => {
  await api.call('findGygs');
});
afterAll(() => api.close());

let seen = 0;
const [guest, host] = [api.call, api.as(fixture.hostAdmin)];
const ofHost = { organizationId: fixture.host.id };
const find = (query: Record<string, string>) => () => guest('findGygs', { query });

test.each([
  ['upcoming gygs', find({ states: 'PUBLISHED' })],
  ['all, with facets', find({ facets: 'true' })],
  ['all by title', find({ sort: 'title:asc' })],
  ['the soonest', find({ sort: 'soonest' })],
  ['a later page', find({ page: '3', pageSize: '1' })],
  ['a goal', find({ goals: '13,14' })],
  ['a keyword', find({ keyword: 'coast' })],
  ['a keyword with synonyms', find({ keyword: 'bike soup' })],
  ['a short word', find({ keyword: 'st' })],
  ['a place', find({ place: 'stockholm' })],
  ['near a place', find({ near: '59.3,18.1,50' })],
  ['some days', find({ from: '2027-06-01', until: '2027-06-02' })],
  ['a kind of need', find({ kind: 'SKILL' })],
  ['places for recipients', find({ recipients: 'true' })],
  ['labels', find({ tags: 'summer', organizationId: fixture.host.id })],
  ['ids', find({ ids: fixture.gyg.id })],
  ['the home page', () => guest('findFeaturedGygs')],
  ['an organisation', () => guest('listOrganizationGygs', { params: ofHost })],
  ['a host, for its admins', () => host('findHostedGygs', { query: { ...ofHost, facets: 'true' } })],
  ['what an organisation supports', () => host('findParticipatingGygs', { query: ofHost })],
  ['a partner', () => guest('findPartnerGygs', { query: ofHost })],
  ['a person', () => host('findUserGygs', { query: { userId: fixture.booker.id } })],
  ['the list element', () => guest('listGygCards', { query: { organization: fixture.host.id } })],
] as const)('no statement of the list of %s reads a whole table', async (_list, call) => {
  const answers: { status: number; text: string }[] = [];
  const statements = await watchStatements(async () => answers.push(await call()));
  expect(answers[0]?.status, answers[0]?.text).toBe(200);
  seen += statements.length;
  expect(statements.flatMap(findWholeReads)).toEqual([]);
});

test('lists were looked at that asked the database', () => {
  // Some find all that they show in memory.
  expect(seen).toBeGreaterThan(10);
});

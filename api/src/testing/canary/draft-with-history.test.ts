import { afterAll, expect, test } from 'vitest';
import { openDraftScene, title, unrelated, word } from './draft-scene';
import { searchAllReads, whereShown } from './search-all-reads';

// On one engine: draft-canary.engines.test.ts shows that the conditions hide a draft on both.

const { api, fixture, asHost, add, publishAndTakeDown } = await openDraftScene();
const added = await add();
const { draft, params, known, marks } = added;
afterAll(() => api.close());

test('a draft that was published, booked and unpublished is in no answer, but its bookers see a row with its title', async () => {
  expect(await publishAndTakeDown(added)).toEqual([200, 200, 201, 201, 200, 200]);
  const { data } = await api.as(fixture.booker)('renewCalendar', { params: { userId: fixture.booker.id }, body: {} });
  const secret = /([\w-]+)\.ics$/.exec(data.url ?? '')?.[1] ?? '';
  const seen = await searchAllReads(api, fixture, unrelated, { ...known, secret });
  expect(seen.filter(({ name, status }) => name === 'getCalendarFeed' && status === 200)).not.toEqual([]);
  expect(
    whereShown(
      seen.filter(({ actor }) => actor !== 'booker'),
      marks,
    ).join('\n'),
  ).toBe('');
  const own = new Set(['listUserBookings', 'listNotifications', 'exportUser', 'searchStories', 'findStories']);
  const toBooker = seen.filter(({ actor, name }) => actor === 'booker' && !own.has(name) && !/Stor/.test(name));
  expect(whereShown(toBooker, marks).join('\n')).toBe('');

  const mine = await api.as(fixture.booker)('listUserBookings', { params: { userId: fixture.booker.id } });
  expect(mine.text.match(new RegExp(title, 'g'))).toHaveLength(1);
  expect(mine.data.bookings.find(({ gygId }) => gygId === draft.id)).toMatchObject({
    gygVisible: false,
    gygTitle: `${title} ${word}`,
  });
});

test('a draft that an organisation is asked to be a partner of is not described to its admins', async () => {
  const { other, otherAdmin } = fixture;
  const asked = await asHost('addPartner', { params, body: { organizationId: other.id } });
  expect(asked.status).toBe(201);
  const ofOther = { ...known, organizationId: other.id, userId: otherAdmin.id };
  const seen = await searchAllReads(api, fixture, ['otherAdmin'], ofOther);
  const asking = new Set(seen.filter(({ shown }) => shown.includes(draft.id)).map(({ name }) => name));
  expect(asking).toContain('listDecisions');
  expect(whereShown(seen, [word, title]).join('\n')).toBe('');
});

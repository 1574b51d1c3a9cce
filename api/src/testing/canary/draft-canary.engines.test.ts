import { afterAll, describe, expect, test } from 'vitest';
import { openDraftScene, ownStory, title, unrelated, word } from './draft-scene';
import { readableOperations } from './readable-operations';
import { searchAllReads, whereShown } from './search-all-reads';

const { api, fixture, asHost, add, publishAndTakeDown } = await openDraftScene();
const added = await add();
const { draft, params, known, marks } = added;
afterAll(() => api.close());

describe('a draft', () => {
  test('the search covers many calls, and hosts do see the draft', async () => {
    expect(readableOperations.length).toBeGreaterThan(70);
    const seen = await searchAllReads(api, fixture, ['hostAdmin'], known);
    const places = new Set(seen.filter(({ shown }) => shown.includes(word)).map(({ name }) => name));
    expect([...places]).toEqual(expect.arrayContaining(['getGyg', 'searchGygs', 'getGygProfile', 'listGygMedia']));
  });

  test('is in no answer to an unrelated caller, body or header, in any variant of the call', async () => {
    const seen = await searchAllReads(api, fixture, unrelated, known);
    expect(seen.filter(({ status }) => status >= 500)).toEqual([]);
    const shown = whereShown(
      seen.filter((one) => !ownStory(one)),
      marks,
    );
    expect(shown.join('\n')).toBe('');
  });
});

test('a draft that was published, booked and unpublished is in no answer, but its bookers see a row with its title', async () => {
  expect(await publishAndTakeDown(added)).toEqual([200, 200, 201, 201, 200, 200]);
  const seen = await searchAllReads(api, fixture, unrelated, known);
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

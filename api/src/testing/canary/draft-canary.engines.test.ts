import { afterAll, describe, expect, test } from 'vitest';
import { createTestApi } from '../index';
import type { ActorName } from '../matrix/actors';
import { createFixture } from '../matrix/fixture';
import { hour } from '../test-clock';
import type { Known } from './call-variants';
import { readableOperations } from './readable-operations';
import { type Seen, searchAllReads, whereDifferent, whereShown } from './search-all-reads';

/** In every text of the draft except its title, since bookers still see that. */
const word = 'zqcanary';
const title = 'Zqtitle';

const api = await createTestApi();
const fixture = await createFixture(api);
afterAll(() => api.close());

/** Callers without a relation to the draft; the manager manages other gygs of the same host. */
const unrelated: readonly ActorName[] = ['guest', 'user', 'booker', 'manager', 'otherAdmin'];
const everyState = ['CREATED', 'PUBLISHED', 'ONGOING', 'FINISHED'];
/** Variants that count or download a list. */
const shapes = { facets: true, counts: true, format: 'csv', type: 'gyg-invite' };
const common = {
  states: everyState,
  showHidden: true,
  userId: fixture.booker.id,
  organizationId: fixture.host.id,
  ...shapes,
};

const asHost = api.as(fixture.hostAdmin);
const catalog = await asHost('createCatalog', {
  body: { organizationId: fixture.host.id, name: 'Autumn', gygIds: fixture.gyg.id },
});
const ofCatalog = { catalogId: catalog.data.id, catalogFriendlyUrl: catalog.data.friendlyUrl };

/** Entities that existed before, requested before and after. */
const elsewhere: Known = {
  ...common,
  gygId: fixture.gyg.id,
  ids: [fixture.gyg.id, fixture.finished.id],
  keyword: 'shore',
  orgFriendlyUrl: fixture.host.friendlyUrl,
  friendlyUrl: fixture.host.friendlyUrl,
  gygFriendlyUrl: fixture.gyg.friendlyUrl,
  storyId: fixture.storyId,
  ...ofCatalog,
};
const before = await searchAllReads(api, fixture, unrelated, elsewhere);

const start = new Date(api.clock.now().getTime() + 48 * hour);
const draft = await api.seed((seeder) =>
  seeder.addGyg({
    organizationId: fixture.host.id,
    title: `${title} ${word}`,
    summary: word,
    heroAlt: word,
    address: word,
    sdgGoalId: 3,
    startDateTime: start,
    endDateTime: new Date(start.getTime() + hour),
    beneficiaryPositions: 5,
    page: {
      'page.preface': word,
      'page.description': word,
      'page.impact': word,
      'page.participantInfo': word,
      'page.donationText': word,
      'page.beneficiaryText': word,
    },
    needs: [{ kind: 'SKILL', title: word, description: word, durationMinutes: 60, offeredPositions: 5 }],
    partners: [{ organizationId: fixture.partner.id, accepted: true }],
    tags: [
      { organizationId: fixture.host.id, tag: word },
      { organizationId: fixture.other.id, tag: 'shore' },
    ],
    media: [{ url: `/media/${word}.webp`, caption: word }],
    createdAt: api.clock.now(),
  }),
);
const needId = draft.needs[0]?.id ?? '';
const { id: storyId } = await api.seed((seeder) =>
  seeder.addStory({
    gygId: draft.id,
    userId: fixture.booker.id,
    caption: word,
    response: word,
    status: 'APPROVED',
    createdAt: api.clock.now(),
  }),
);
const known: Known = {
  ...common,
  gygId: draft.id,
  ids: [draft.id, fixture.gyg.id],
  keyword: word,
  tags: [word],
  orgFriendlyUrl: fixture.host.friendlyUrl,
  friendlyUrl: fixture.host.friendlyUrl,
  gygFriendlyUrl: draft.friendlyUrl,
  storyId,
  needId,
  ...ofCatalog,
};
const params = { gygId: draft.id };
const marks = [word, title, draft.id, needId, storyId];

/** The booker wrote the story, which stays visible to them: in their list and in their export. */
const ownStory = ({ name, actor }: Seen) => actor === 'booker' && /Stor|exportUser/.test(name);

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

  test('changes no answer: the same totals and ETags as without it', async () => {
    const after = await searchAllReads(api, fixture, unrelated, elsewhere);
    const same = (seen: readonly Seen[]) => seen.filter((one) => !ownStory(one));
    expect(whereDifferent(same(before), same(after)).join('\n')).toBe('');
  });
});

describe('a draft that was published, booked and unpublished again', () => {
  test('is in no answer to an unrelated caller, but its bookers still see a row with its title', async () => {
    expect((await asHost('publishGyg', { params, body: {} })).status).toBe(200);
    expect((await api.call('getGyg', { params })).status).toBe(200);
    const booking = {
      userId: fixture.booker.id,
      userOrganization: null,
      gygPositionId: needId,
      contributionType: 'SKILL',
      bookingComment: word,
      quantity: 1,
    };
    expect((await api.as(fixture.booker)('createBooking', { params, body: booking })).status).toBe(201);
    const place = { userId: fixture.partnerAdmin.id, bookingComment: word };
    expect((await api.as(fixture.partnerAdmin)('createBeneficiary', { params, body: place })).status).toBe(201);
    const listed = { gygIds: `${fixture.gyg.id}|${draft.id}` };
    expect((await asHost('updateCatalog', { params: ofCatalog, body: listed })).status).toBe(200);
    expect((await asHost('unpublishGyg', { params, body: { reason: 'The tide' } })).status).toBe(200);

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

  test('changes no answer to callers who had not booked it', async () => {
    const after = await searchAllReads(api, fixture, unrelated, elsewhere);
    const same = (seen: readonly Seen[]) => seen.filter((one) => one.actor !== 'booker');
    expect(whereDifferent(same(before), same(after)).join('\n')).toBe('');
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

import { createTestApi } from '..';
import type { ActorName } from '../matrix/actors';
import { createFixture, type Fixture } from '../matrix/fixture';
import type { TestApi } from '../test-api';
import { hour } from '../test-clock';
import type { Known } from './call-variants';
import type { Seen } from './search-all-reads';

/** In every text of the draft except its title, since bookers still see that. */
export const word = 'zqcanary';
export const title = 'Zqtitle';

/** Callers without a relation to the draft; the manager manages other gygs of the same host. */
export const unrelated: readonly ActorName[] = ['guest', 'user', 'booker', 'manager', 'otherAdmin'];

/** The booker wrote the story, which stays visible to them: in their list and in their export. */
export const ownStory = ({ name, actor }: Seen) => actor === 'booker' && /Stor|exportUser/.test(name);

/** A draft with texts, needs, partners, labels, pictures and an approved story. */
async function addDraft(api: TestApi, fixture: Fixture) {
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
      translation: {
        language: 'en',
        title: `${title} ${word}`,
        summary: word,
        preface: word,
        description: word,
        impact: word,
        participantInfo: word,
        beneficiaryText: word,
        needTitles: [word],
      },
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
  return { ...draft, needId, storyId };
}

/** The API with a fixture, a catalogue, and a draft that is added on demand. */
export async function openDraftScene() {
  const api = await createTestApi();
  const fixture = await createFixture(api);
  const asHost = api.as(fixture.hostAdmin);
  const catalog = await asHost('createCatalog', {
    body: { organizationId: fixture.host.id, name: 'Autumn', gygIds: fixture.gyg.id },
  });
  const ofCatalog = { catalogId: catalog.data.id, catalogFriendlyUrl: catalog.data.friendlyUrl };
  const common = {
    states: ['CREATED', 'PUBLISHED', 'ONGOING', 'FINISHED'],
    showHidden: true,
    userId: fixture.booker.id,
    organizationId: fixture.host.id,
    orgFriendlyUrl: fixture.host.friendlyUrl,
    friendlyUrl: fixture.host.friendlyUrl,
    ...ofCatalog,
    // Variants that count or download a list.
    ...{ facets: true, counts: true, format: 'csv', type: 'gyg-invite' },
    // Filters of searches and of the directory.
    ...{ kind: 'SKILL', recipients: true, hosting: true },
  };
  /** Entities that exist without the draft. */
  const elsewhere: Known = {
    ...common,
    gygId: fixture.gyg.id,
    ids: [fixture.gyg.id, fixture.finished.id],
    keyword: 'shore',
    gygFriendlyUrl: fixture.gyg.friendlyUrl,
    storyId: fixture.storyId,
  };

  async function add() {
    const draft = await addDraft(api, fixture);
    const { needId, storyId } = draft;
    const allowedIds: Known = {
      ...common,
      gygId: draft.id,
      ids: [draft.id, fixture.gyg.id],
      keyword: word,
      tags: [word],
      gygFriendlyUrl: draft.friendlyUrl,
      storyId,
      needId,
    };
    return { draft, params: { gygId: draft.id }, known: allowedIds, marks: [word, title, draft.id, needId, storyId] };
  }

  /** Publishes the draft, books it as the booker and as a recipient, lists it in the catalogue, and unpublishes it. */
  async function publishAndTakeDown({ draft, params }: Awaited<ReturnType<typeof add>>): Promise<number[]> {
    const booking = {
      userId: fixture.booker.id,
      userOrganization: null,
      gygPositionId: draft.needId,
      contributionType: 'SKILL',
      bookingComment: word,
      quantity: 1,
    };
    const place = { userId: fixture.partnerAdmin.id, bookingComment: word };
    const listed = { gygIds: `${fixture.gyg.id}|${draft.id}` };
    const answers = [
      await asHost('publishGyg', { params, body: {} }),
      await api.call('getGyg', { params }),
      await api.as(fixture.booker)('createBooking', { params, body: booking }),
      await api.as(fixture.partnerAdmin)('createBeneficiary', { params, body: place }),
      await asHost('updateCatalog', { params: ofCatalog, body: listed }),
      await asHost('unpublishGyg', { params, body: { reason: 'The tide' } }),
    ];
    return answers.map(({ status }) => status);
  }
  return { api, fixture, asHost, elsewhere, add, publishAndTakeDown };
}

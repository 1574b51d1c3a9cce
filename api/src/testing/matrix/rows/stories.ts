import type { TestApi } from '../../test-api';
import { type Expectation, everybody } from '../actors';
import type { Fixture } from '../fixture';
import type { MatrixRows } from '../matrix-row';

type Status = 'PENDING' | 'APPROVED' | 'REJECTED';
/** A story of the booker from the finished gyg, unless overridden. */
async function story(fixture: Fixture, api: TestApi, status: Status, gygId = fixture.finished.id) {
  const written = { userId: fixture.booker.id, url: '/media/stories/one.webp', caption: 'Sand everywhere' };
  const { id } = await api.seed((seeder) => seeder.addStory({ ...written, gygId, status, createdAt: api.clock.now() }));
  return { params: { storyId: id } };
}

/** A story of the booker with people in its picture. */
async function shown({ booker, finished }: Fixture, api: TestApi, status: Status = 'APPROVED') {
  const written = { userId: booker.id, url: '/media/stories/one.webp', caption: 'Sand everywhere' };
  const asked = { consent: 'GIVEN', gygId: finished.id, status, createdAt: api.clock.now() } as const;
  const { id } = await api.seed((seeder) => seeder.addStory({ ...written, ...asked }));
  return { params: { storyId: id } };
}

/** The same, and the token of the link that its author gets. */
async function withLink(fixture: Fixture, api: TestApi) {
  const { params } = await shown(fixture, api);
  const { data } = await api.as(fixture.booker)('getStory', { params });
  return { params, token: new URL(data.consentUrl ?? '').searchParams.get('token') ?? '' };
}

/** The author, logged in; others need the link. */
const authorOnly: Expectation = {
  guest: 401,
  user: 403,
  booker: 'ok',
  manager: 403,
  hostAdmin: 403,
  otherAdmin: 403,
  superUser: 403,
};

const noAccess: Expectation = {
  guest: 404,
  user: 404,
  booker: 404,
  manager: 404,
  hostAdmin: 404,
  otherAdmin: 404,
  superUser: 404,
};
/** Its author, the hosts and super users. */
const insiders: Expectation = { ...noAccess, booker: 'ok', manager: 'ok', hostAdmin: 'ok', superUser: 'ok' };
/** For public stories: the hosts and super users. */
const hosts: Expectation = {
  guest: 401,
  user: 403,
  booker: 403,
  manager: 'ok',
  hostAdmin: 'ok',
  otherAdmin: 403,
  superUser: 'ok',
};
/** The same for stories that others may not see. */
const hostsUnseen: Expectation = { ...hosts, user: 404, otherAdmin: 404 };

export const storyRows = {
  createStory: [
    {
      expect: { ...hosts, booker: 'ok', superUser: 403 },
      call: ({ finished }) => ({ params: { gygId: finished.id }, body: { caption: 'We planted a thousand' } }),
    },
    {
      when: 'before the gyg starts',
      expect: { ...hosts, booker: 'ok', superUser: 403 },
      call: ({ gyg }) => ({ params: { gygId: gyg.id }, body: { caption: 'Looking forward' } }),
    },
  ],
  getStory: [
    { expect: everybody, call: ({ storyId }) => ({ params: { storyId } }) },
    { when: 'that waits', expect: insiders, call: (fixture, api) => story(fixture, api, 'PENDING') },
    { when: 'that was rejected', expect: insiders, call: (fixture, api) => story(fixture, api, 'REJECTED') },
    {
      when: 'of an unpublished gyg',
      expect: noAccess,
      call: (fixture, api) => story(fixture, api, 'APPROVED', fixture.draft.id),
    },
  ],
  getStoryImage: [
    { expect: everybody, call: ({ storyId }) => ({ params: { storyId } }) },
    { when: 'that waits', expect: insiders, call: (fixture, api) => story(fixture, api, 'PENDING') },
  ],
  approveStory: [
    { expect: hostsUnseen, call: async (fixture, api) => ({ ...(await story(fixture, api, 'PENDING')), body: {} }) },
  ],
  rejectStory: [
    { expect: hosts, call: async (fixture, api) => ({ ...(await story(fixture, api, 'APPROVED')), body: {} }) },
    {
      when: 'that waits',
      expect: hostsUnseen,
      call: async (fixture, api) => ({
        ...(await story(fixture, api, 'PENDING')),
        body: { reason: 'PEOPLE_HAVE_NOT_AGREED', note: 'The child to the left' },
      }),
    },
  ],
  respondToStory: [
    { expect: hosts, call: ({ storyId }) => ({ params: { storyId }, body: { response: 'Thank you!' } }) },
    {
      when: 'that waits',
      expect: hostsUnseen,
      call: async (fixture, api) => ({ ...(await story(fixture, api, 'PENDING')), body: { response: 'Thank you!' } }),
    },
  ],
  getStoryConsent: [
    {
      expect: everybody,
      call: async (fixture, api) => {
        const { params, token } = await withLink(fixture, api);
        return { params, query: { token } };
      },
    },
    {
      when: 'with the link of another story',
      expect: noAccess,
      call: async (fixture, api) => {
        const [{ params }, { token }] = [await withLink(fixture, api), await withLink(fixture, api)];
        return { params, query: { token } };
      },
    },
  ],
  answerStoryConsent: [
    {
      expect: authorOnly,
      call: async (fixture, api) => ({ ...(await shown(fixture, api)), body: { given: false } }),
    },
    {
      when: 'that waits',
      expect: { ...authorOnly, user: 404, otherAdmin: 404 },
      call: async (fixture, api) => ({ ...(await shown(fixture, api, 'PENDING')), body: { given: false } }),
    },
    {
      when: 'with the link',
      expect: everybody,
      call: async (fixture, api) => {
        const { params, token } = await withLink(fixture, api);
        return { params, body: { given: false, token } };
      },
    },
  ],
  shareStory: {
    expect: authorOnly,
    call: ({ storyId }) => ({ params: { storyId }, body: { mayShare: true } }),
  },
  deleteStory: [
    {
      expect: { ...hosts, booker: 'ok', superUser: 403 },
      call: ({ storyId }) => ({ params: { storyId } }),
    },
    {
      when: 'that waits',
      expect: { ...hostsUnseen, booker: 'ok', superUser: 403 },
      call: (fixture, api) => story(fixture, api, 'PENDING'),
    },
  ],
  searchStories: {
    expect: everybody,
    reads: true,
    call: ({ finished }) => ({ body: { gygId: finished.id, counts: true } }),
  },
  findStories: [
    { expect: everybody, call: ({ finished }) => ({ query: { gygId: finished.id } }) },
    {
      when: 'of a draft',
      expect: { ...noAccess, manager: 'ok', hostAdmin: 'ok', superUser: 'ok' },
      call: ({ draft }) => ({ query: { gygId: draft.id } }),
    },
  ],
  listOrganizationStories: {
    expect: everybody,
    call: ({ host }) => ({ params: { organizationId: host.id } }),
  },
  listFeaturedStories: { expect: everybody, call: () => ({}) },
  featureStory: [
    { when: 'where one may', expect: hosts, call: ({ storyId }) => ({ params: { storyId }, body: {} }) },
    {
      when: 'on home',
      expect: { ...hosts, manager: 403, hostAdmin: 403 },
      call: ({ storyId }) => ({ params: { storyId }, body: { scope: 'home' } }),
    },
    {
      when: 'on the host’s page',
      expect: { ...hosts, superUser: 403 },
      call: ({ storyId }) => ({ params: { storyId }, body: { scope: 'organization' } }),
    },
  ],
  unfeatureStory: { expect: hosts, call: ({ storyId }) => ({ params: { storyId } }) },
} satisfies MatrixRows;

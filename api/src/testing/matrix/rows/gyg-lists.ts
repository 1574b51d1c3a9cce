import { everybody } from '../actors';
import type { Fixture } from '../fixture';
import type { MatrixRows } from '../matrix-row';

const ofHost = ({ host }: Fixture) => ({ params: { organizationId: host.id } });
const urlOf = ({ host, gyg }: Fixture) => ({ orgFriendlyUrl: host.friendlyUrl, gygFriendlyUrl: gyg.friendlyUrl });
const draftUrlOf = ({ host, draft }: Fixture) => ({
  orgFriendlyUrl: host.friendlyUrl,
  gygFriendlyUrl: draft.friendlyUrl,
});
/** A draft cannot be reached by url, not even by its hosts. */
const noAccess = {
  guest: 404,
  user: 404,
  booker: 404,
  manager: 404,
  hostAdmin: 404,
  otherAdmin: 404,
  superUser: 404,
} as const;
const open = { expect: everybody, reads: true } as const;

export const gygListRows = {
  searchGygs: { ...open, call: () => ({ body: { states: ['PUBLISHED', 'CREATED'], showHidden: true } }) },
  findGygs: { ...open, call: () => ({ query: { near: '58.35,11.22,50', sort: 'title:asc' } }) },
  searchGygsByIds: { ...open, call: ({ gyg, draft }) => ({ body: { ids: [gyg.id, draft.id] } }) },
  findGygsByIds: { ...open, call: ({ gyg }) => ({ query: { ids: gyg.id } }) },
  searchHostedGygs: { ...open, call: ({ host }) => ({ body: { organizationId: host.id } }) },
  findHostedGygs: [
    { ...open, call: ({ host }) => ({ query: { organizationId: host.id, facets: 'true' } }) },
    {
      when: 'as a file',
      expect: { ...everybody, guest: 401 },
      call: ({ host }) => ({ query: { organizationId: host.id, format: 'csv' } }),
    },
  ],
  searchParticipatingGygs: { ...open, call: ({ other }) => ({ body: { organizationId: other.id } }) },
  findParticipatingGygs: { ...open, call: ({ other }) => ({ query: { organizationId: other.id } }) },
  searchPartnerGygs: { ...open, call: ({ partner }) => ({ body: { organizationId: partner.id } }) },
  findPartnerGygs: { ...open, call: ({ partner }) => ({ query: { organizationId: partner.id } }) },
  searchUserGygs: { ...open, call: ({ booker }) => ({ body: { userId: booker.id } }) },
  findUserGygs: { ...open, call: ({ booker }) => ({ query: { userId: booker.id } }) },
  viewGygProfiles: { ...open, call: ({ booker }) => ({ body: { userId: booker.id } }) },
  searchFeaturedGygs: { ...open, call: () => ({ body: {} }) },
  findFeaturedGygs: { ...open, call: () => ({}) },
  searchGygByUrl: [
    { ...open, call: (fixture) => ({ body: urlOf(fixture) }) },
    { when: 'of a draft', expect: noAccess, reads: true, call: (fixture) => ({ body: draftUrlOf(fixture) }) },
  ],
  findGygByUrl: [
    { ...open, call: (fixture) => ({ query: urlOf(fixture) }) },
    { when: 'of a draft', expect: noAccess, call: (fixture) => ({ query: draftUrlOf(fixture) }) },
  ],
  getNeedInvitation: [
    { ...open, call: (fixture) => ({ params: { ...urlOf(fixture), needId: fixture.gyg.skillId } }) },
    {
      when: 'of a draft',
      expect: noAccess,
      call: (fixture) => ({ params: { ...draftUrlOf(fixture), needId: fixture.draft.skillId } }),
    },
  ],
  selectGygs: {
    expect: { ...everybody, guest: 401, user: 403, booker: 403, otherAdmin: 403 },
    call: ({ host }) => ({ query: { organizationId: host.id } }),
  },
  viewOrganizationGygs: { ...open, call: ofHost },
  viewPublishedGygs: { ...open, call: ofHost },
  viewOngoingGygs: { ...open, call: ofHost },
  viewFinishedGygs: { ...open, call: ofHost },
} satisfies MatrixRows;

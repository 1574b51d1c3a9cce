import { goodPicture } from '../../test-picture';
import { type Expectation, everybody, hosts, hostsOfDraft, readersOfDraft, signedIn } from '../actors';
import type { MatrixRows } from '../matrix-row';
import type { World } from '../world';

const admins: Expectation = { ...hosts, manager: 403 };

const ofGyg = ({ gyg }: World) => ({ params: { gygId: gyg.id } });
const ofDraft = ({ draft }: World) => ({ params: { gygId: draft.id } });
const read = [
  { expect: everybody, call: ofGyg },
  { when: 'of a draft', expect: readersOfDraft, call: ofDraft },
] as const;

export const gygRows = {
  createGyg: {
    expect: admins,
    call: ({ host }) => ({ body: { organizationId: host.id, title: 'Autumn market' } }),
  },
  getGyg: read,
  getGygProfile: read,
  getGygPage: read,
  getGygViewer: [
    { expect: signedIn, call: ofGyg },
    { when: 'of a draft', expect: { ...readersOfDraft, guest: 401 }, call: ofDraft },
  ],
  updateGyg: [
    { expect: hosts, call: (world) => ({ ...ofGyg(world), body: { summary: 'With soup afterwards' } }) },
    {
      when: 'of a draft',
      expect: hostsOfDraft,
      call: (world) => ({ ...ofDraft(world), body: { summary: 'With soup afterwards' } }),
    },
  ],
  deleteGyg: {
    when: 'of a draft',
    expect: { ...admins, user: 404, booker: 404, otherAdmin: 404 },
    call: ofDraft,
  },
  saveGygPage: { expect: hosts, call: (world) => ({ ...ofGyg(world), body: { 'page.preface': '<p>Welcome</p>' } }) },
  publishGyg: { expect: hostsOfDraft, call: (world) => ({ ...ofDraft(world), body: {} }) },
  unpublishGyg: { expect: hosts, call: (world) => ({ ...ofGyg(world), body: { reason: 'Storm' } }) },
  finishGyg: {
    expect: hosts,
    call: async ({ host, manager }, api) => {
      const running = await api.gyg({ organizationId: host.id, startsIn: -1, managers: [manager.id] });
      return { params: { gygId: running.id }, body: {} };
    },
  },
  listGygMedia: read,
  addGygMedia: {
    expect: hosts,
    call: async (world) => ({
      ...ofGyg(world),
      body: { caption: 'The shore at six' },
      image: await goodPicture('media'),
    }),
  },
  deleteGygMedia: {
    expect: hosts,
    call: async ({ gyg, hostAdmin }, api) => {
      const added = await api.as(hostAdmin)('addGygMedia', {
        params: { gygId: gyg.id },
        body: {},
        image: await goodPicture('media'),
      });
      return { params: { gygId: gyg.id, mediaId: added.data.id } };
    },
  },
  listGygManagers: [
    { expect: { ...hosts, superUser: 'ok' }, call: ofGyg },
    { when: 'of a draft', expect: { ...hostsOfDraft, superUser: 'ok' }, call: ofDraft },
  ],
  addGygManager: {
    expect: hosts,
    call: ({ gyg, hostMember }) => ({ params: { gygId: gyg.id, userId: hostMember.id }, body: {} }),
  },
  addGygManagerByBody: {
    expect: hosts,
    call: (world) => ({ ...ofGyg(world), body: { userId: world.hostMember.id } }),
  },
  removeGygManager: {
    expect: hosts,
    call: ({ gyg, manager }) => ({ params: { gygId: gyg.id, userId: manager.id } }),
  },
  featureGyg: [
    {
      when: 'on its host’s page',
      expect: hosts,
      call: (world) => ({ ...ofGyg(world), body: { scope: 'organization' } }),
    },
    {
      when: 'on home',
      expect: { ...hosts, manager: 403, hostAdmin: 403, superUser: 'ok' },
      call: (world) => ({ ...ofGyg(world), body: { scope: 'home' } }),
    },
  ],
  unfeatureGyg: [
    {
      when: 'on its host’s page',
      expect: hosts,
      call: (world) => ({ ...ofGyg(world), query: { scope: 'organization' } }),
    },
    {
      when: 'on home',
      expect: { ...hosts, manager: 403, hostAdmin: 403, superUser: 'ok' },
      call: (world) => ({ ...ofGyg(world), query: { scope: 'home' } }),
    },
  ],
} satisfies MatrixRows;

import { goodPicture } from '../../test-picture';
import { type Expectation, everybody, hosts, hostsOfDraft, readersOfDraft, signedIn } from '../actors';
import type { Fixture } from '../fixture';
import type { MatrixRows } from '../matrix-row';

const admins: Expectation = { ...hosts, manager: 403 };

const ofGyg = ({ gyg }: Fixture) => ({ params: { gygId: gyg.id } });
const ofDraft = ({ draft }: Fixture) => ({ params: { gygId: draft.id } });
const read = [
  { expect: everybody, call: ofGyg },
  { when: 'of a draft', expect: readersOfDraft, call: ofDraft },
] as const;

const translation = (gygId: string) => ({ params: { gygId, language: 'en' }, body: { title: 'The shore' } });

export const gygRows = {
  createGyg: {
    expect: admins,
    call: ({ host }) => ({ body: { organizationId: host.id, title: 'Autumn market' } }),
  },
  getGyg: read,
  getGygProfile: read,
  getGygCalendar: read,
  getGygPage: read,
  getGygViewer: [
    { expect: signedIn, call: ofGyg },
    { when: 'of a draft', expect: { ...readersOfDraft, guest: 401 }, call: ofDraft },
  ],
  getGygDesk: [
    { expect: { ...hosts, superUser: 'ok' }, call: ofGyg },
    { when: 'of a draft', expect: { ...readersOfDraft, guest: 401 }, call: ofDraft },
  ],
  duplicateGyg: [
    { expect: admins, call: (fixture) => ({ ...ofGyg(fixture), body: {} }) },
    {
      when: 'of a draft',
      expect: { ...admins, user: 404, booker: 404, otherAdmin: 404 },
      call: (fixture) => ({ ...ofDraft(fixture), body: {} }),
    },
  ],
  updateGyg: [
    { expect: hosts, call: (fixture) => ({ ...ofGyg(fixture), body: { summary: 'With soup afterwards' } }) },
    {
      when: 'of a draft',
      expect: hostsOfDraft,
      call: (fixture) => ({ ...ofDraft(fixture), body: { summary: 'With soup afterwards' } }),
    },
  ],
  deleteGyg: {
    when: 'of a draft',
    expect: { ...admins, user: 404, booker: 404, otherAdmin: 404 },
    call: ofDraft,
  },
  listGygTranslations: [
    { expect: { ...hosts, superUser: 'ok' }, call: ofGyg },
    { when: 'of a draft', expect: { ...readersOfDraft, guest: 401 }, call: ofDraft },
  ],
  saveGygTranslation: [
    { expect: hosts, call: ({ gyg }) => translation(gyg.id) },
    { when: 'of a draft', expect: hostsOfDraft, call: ({ draft }) => translation(draft.id) },
  ],
  deleteGygTranslation: {
    expect: hosts,
    call: async ({ gyg, hostAdmin }, api) => {
      const { params, body } = translation(gyg.id);
      await api.as(hostAdmin)('saveGygTranslation', { params, body });
      return { params };
    },
  },
  saveGygPage: {
    expect: hosts,
    call: (fixture) => ({ ...ofGyg(fixture), body: { 'page.preface': '<p>Welcome</p>' } }),
  },
  publishGyg: { expect: hostsOfDraft, call: (fixture) => ({ ...ofDraft(fixture), body: {} }) },
  unpublishGyg: { expect: hosts, call: (fixture) => ({ ...ofGyg(fixture), body: { reason: 'Storm' } }) },
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
    call: async (fixture) => ({
      ...ofGyg(fixture),
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
  listGygMessages: [
    { expect: { ...hosts, superUser: 'ok' }, call: ofGyg },
    { when: 'of a draft', expect: { ...hostsOfDraft, superUser: 'ok' }, call: ofDraft },
  ],
  sendGygMessage: {
    expect: hosts,
    call: (fixture) => ({
      ...ofGyg(fixture),
      body: { audience: 'BOOKED', title: 'Meet at the pier', body: 'Bring boots and a warm sweater.' },
    }),
  },
  addGygManager: {
    expect: hosts,
    call: ({ gyg, hostMember }) => ({ params: { gygId: gyg.id, userId: hostMember.id }, body: {} }),
  },
  addGygManagerByBody: {
    expect: hosts,
    call: (fixture) => ({ ...ofGyg(fixture), body: { userId: fixture.hostMember.id } }),
  },
  removeGygManager: {
    expect: hosts,
    call: ({ gyg, manager }) => ({ params: { gygId: gyg.id, userId: manager.id } }),
  },
  featureGyg: [
    {
      when: 'on its host’s page',
      expect: hosts,
      call: (fixture) => ({ ...ofGyg(fixture), body: { scope: 'organization' } }),
    },
    {
      when: 'on home',
      expect: { ...hosts, manager: 403, hostAdmin: 403, superUser: 'ok' },
      call: (fixture) => ({ ...ofGyg(fixture), body: { scope: 'home' } }),
    },
  ],
  unfeatureGyg: [
    {
      when: 'on its host’s page',
      expect: hosts,
      call: (fixture) => ({ ...ofGyg(fixture), query: { scope: 'organization' } }),
    },
    {
      when: 'on home',
      expect: { ...hosts, manager: 403, hostAdmin: 403, superUser: 'ok' },
      call: (fixture) => ({ ...ofGyg(fixture), query: { scope: 'home' } }),
    },
  ],
} satisfies MatrixRows;

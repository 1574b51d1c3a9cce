import { mailOutbox } from '@gyg/database/schema';
import { testRemotes } from '../../test-remotes';
import { everybody, supers } from '../actors';
import type { Fixture } from '../fixture';
import type { MatrixRows } from '../matrix-row';

const message = { en: 'Back at noon.', se: 'Öppnar klockan tolv.' };

const data = { name: 'Kim', link: 'http://platform.test/', organization: 'Kustlaget', accepted: true };

/** About the user of the world. */
const ofUser = ({ user }: Fixture) => ({ params: { userId: user.id } });

const booking = testRemotes().table.booking;
const canary = booking?.canary?.entry ?? '';
const earlier = testRemotes().histories.booking?.[0]?.row.entry ?? '';
const params = { name: 'booking' };

export const platformRows = {
  getDiagnostics: { expect: supers, call: () => ({}) },
  getOverview: { expect: supers, call: () => ({}) },
  listJobs: { expect: supers, call: () => ({}) },
  requestJob: { expect: supers, call: () => ({ params: { name: 'housekeeping' }, body: {} }) },
  getLiveness: { expect: everybody, call: () => ({}) },
  getReadiness: { expect: everybody, call: () => ({}) },
  getSiteDown: { expect: supers, call: () => ({}) },
  setSiteDown: { expect: supers, call: () => ({ body: { down: true, message, reason: 'New database' } }) },
  getDemoData: { expect: supers, call: () => ({}) },
  changeDemoData: [
    { when: 'to load it', expect: supers, call: () => ({ body: { action: 'load' } }) },
    { when: 'to add to it', expect: supers, call: () => ({ body: { action: 'add', gygs: 10 } }) },
  ],
  listQueuedMails: { expect: supers, call: () => ({}) },
  retryMail: {
    expect: supers,
    call: async (_world, api) => {
      const mail = { to: 'kim@studorg.example', template: 'membershipAnswered', locale: 'en', data } as const;
      const failed = { attempts: 9, failedAt: api.clock.now(), lastError: '550 5.1.1 User unknown' };
      const [row] = await api.db.tx((t) =>
        t
          .insert(mailOutbox)
          .values({ ...mail, ...failed, createdAt: api.clock.now() })
          .returning({ id: mailOutbox.id }),
      );
      return { params: { mailId: row?.id ?? '' }, body: {} };
    },
  },
  retryFailedMails: { expect: supers, call: () => ({ body: {} }) },
  getFeatured: { expect: supers, call: () => ({}) },
  saveFeatured: {
    expect: supers,
    call: async (fixture, api) => {
      const superUser = api.as(fixture.superUser, { groups: ['superusers'] });
      const { version } = (await superUser('getFeatured')).data;
      const organizations = [{ id: fixture.host.id, from: null, until: '2031-01-31' }];
      return { body: { version, organizations, gygs: [], stories: [] } };
    },
  },
  listAuditEntries: { expect: supers, call: () => ({}) },
  listPeople: { expect: supers, call: () => ({ query: { keyword: 'coast' } }) },
  signOutPerson: { expect: supers, call: (fixture) => ({ ...ofUser(fixture), body: { reason: 'Lost a phone' } }) },
  setPersonGroup: {
    expect: supers,
    call: (fixture) => ({ ...ofUser(fixture), body: { group: 'superusers', member: true } }),
  },
  getSuperDesk: { expect: supers, call: () => ({}) },
  reportRemotes: {
    expect: everybody,
    call: () => ({ body: { loads: [{ name: 'booking', entry: canary, outcome: 'loaded', ms: 120 }] } }),
  },
  listRemotes: { expect: supers, call: () => ({}) },
  shareRemote: { expect: supers, call: () => ({ params, body: { entry: canary, percent: 25 } }) },
  promoteRemote: { expect: supers, call: () => ({ params, body: { entry: canary } }) },
  rollBackRemote: { expect: supers, call: () => ({ params, body: { entry: earlier, reason: 'It is slow' } }) },
} satisfies MatrixRows;

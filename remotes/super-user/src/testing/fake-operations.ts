import type { AnswerOf, Overview, QueuedMail } from '@gyg/contract';
import { type FakeHandlers, refusal } from '@gyg/platform/testing';

import { someEntries } from './fake-audit';

const trend = (last: number) => ({
  count: 29 + last,
  before: 40,
  byDay: [...Array.from({ length: 29 }, () => 1), last],
});

/** The figures of a small platform. */
export const buildOverview = (over: Partial<Overview> = {}): Overview => ({
  countedAt: '2027-06-10T07:40:00.000Z',
  health: {
    api: { calls: 4821, p95Ms: 50 },
    identity: { own: true, logins: 106 },
    mail: { failed: 2, waiting: 12 },
    jobs: { total: 5, failed: 0, late: 0 },
    storage: { writable: true, disk: { freeBytes: 31e9, totalBytes: 80e9 } },
    remotes: { total: 4, pausedCanaries: 1, problems: [] },
  },
  openGygs: { upcoming: 52, inProgress: 14, published: trend(3) },
  bookings: trend(12),
  hours: trend(40.5),
  organizations: { total: 214, pendingRequests: 4, created: trend(1) },
  accounts: { total: 8431, created: trend(9) },
  requests: [
    { id: 'request-1', name: 'Kastanjeskolan', requesterName: 'Petra Ahlgren', created: '2027-06-09T12:12:00.000Z' },
  ],
  stories: {
    total: 7,
    oldest: [
      {
        ...{ id: 'story-1', gygId: 'gyg-1', image: null, authorName: 'Yonas', created: '2027-06-07T07:00:00.000Z' },
        caption: 'We sorted 340 kilos before the coffee was ready',
        gygTitle: 'Sort and share: the Thursday food bank',
        organizationName: 'Matlådan Norrköping',
      },
    ],
  },
  goals: [4, 6, 7, 9, 2, 3, 4, 2, 1, 5, 6, 5, 3, 4, 3, 1, 1],
  doors: {
    featured: { organizations: 6, gygs: 10, stories: 3 },
    superUsers: 5,
    origins: 37,
    originOrganizations: 22,
    auditEntries: 146,
    site: { down: false, since: '2027-05-02T03:04:00.000Z' },
    demo: true,
  },
  ...over,
});

const mail = (over: Partial<QueuedMail>): QueuedMail => ({
  id: 'mail-1',
  template: 'bookingConfirmed',
  recipient: 'k•••@studorg.example',
  attempts: 3,
  nextAt: '2027-06-10T08:05:00.000Z',
  created: '2027-06-10T07:00:00.000Z',
  sentAt: null,
  failedAt: null,
  lastError: '451 4.7.1 Greylisted, please try again',
  retryable: true,
  ...over,
});
const givenUp = { nextAt: null, failedAt: '2027-06-10T07:00:00.000Z', lastError: '550 5.1.1 User unknown' };

export const someMails: readonly QueuedMail[] = [
  mail({}),
  mail({ id: 'mail-2', template: 'representationAnswered', recipient: 'b•••@folkets-hus.example', ...givenUp }),
  mail({ id: 'mail-3', template: 'verificationCode', recipient: 'i•••@malmo.example', ...givenUp, retryable: false }),
];

const job = (over: Partial<AnswerOf<'listJobs'>['jobs'][number]>) => ({
  name: 'housekeeping' as const,
  every: 3600,
  running: false,
  lastRunAt: '2027-06-10T07:00:00.000Z',
  tookMs: 212,
  lastError: null,
  requestedAt: null,
  nextAt: '2027-06-10T08:00:00.000Z',
  ...over,
});

export const someJobs = [
  job({ name: 'transitions', every: null, tookMs: 41, nextAt: null }),
  job({ name: 'reminders', every: null, running: true, nextAt: null }),
  job({ name: 'offers', every: null, lastRunAt: null, tookMs: null, nextAt: null }),
  job({}),
  job({ name: 'search-texts', tookMs: 1400, lastError: 'SqliteError SQLITE_BUSY' }),
];

export const buildDiagnostics = (over: Partial<AnswerOf<'getDiagnostics'>> = {}): AnswerOf<'getDiagnostics'> => ({
  countsSince: '2027-06-10T06:00:00.000Z',
  process: { startedAt: '2027-06-08T01:02:00.000Z', product: '4.2.0', node: '24.1.0', memoryBytes: 214e6 },
  api: { calls: 4821, p95Ms: 50 },
  database: { engine: 'postgres', version: '18.1', pingMs: 4, bytes: 2.1e9, migration: '0001_triggers' },
  identity: { own: true, issuer: 'https://gyg.example/identity', logins: 1106, failedLogins: 12 },
  mail: { failed: 3, waiting: 12 },
  media: { kind: 'folder', writable: true, pictures: 18404, disk: { freeBytes: 31e9, totalBytes: 80e9 } },
  services: [
    { name: 'geocoder', configured: true, lastFailure: null },
    { name: 'companyRegistry', configured: false, lastFailure: null },
    { name: 'mapTiles', configured: true, lastFailure: null },
    { name: 'tickets', configured: false, lastFailure: null },
  ],
  limits: [
    { name: 'reads', max: 1200, windowSeconds: 60, calls: 48210, refused: 0, highestPercent: 41 },
    { name: 'login-account', max: 50, windowSeconds: 900, calls: 164, refused: 7, highestPercent: 100 },
    { name: 'uploads', max: 120, windowSeconds: 3600, calls: 22, refused: 0, highestPercent: 18 },
  ],
  ...over,
});

const loadedDemo = { available: true, organizations: 12, gygs: 66, accounts: 40, task: null };

type Handlers = FakeHandlers;

/** Answers as the API does: a mail that is retried is due, a job that is requested runs soon, the site goes down. */
export function fakeOperations(over: Handlers = {}): Handlers {
  let mails = [...someMails];
  let jobs = [...someJobs];
  let demo = loadedDemo;
  let site = { down: false, message: null as { en: string; se: string } | null, since: null as string | null };
  const state = () => ({ ...site, changedByName: site.since === null ? null : 'Astrid Ek', fixed: false });
  const queue = (list: readonly QueuedMail[]) => ({
    ...{ mails: [...list], total: list.length, page: 0, pageSize: 100, sentLastDay: 1318, medianSeconds: 2 },
    counts: { failed: mails.length, waiting: 12 },
    givenUp: mails.filter(({ failedAt, retryable }) => failedAt !== null && retryable).length,
  });
  return {
    getSuperDesk: () => ({ waiting: { organizationRequests: 4, stories: 7, mails: 3, remotes: 0 } }),
    getOverview: () => buildOverview(),
    getDiagnostics: () => buildDiagnostics(),
    listQueuedMails: ({ query }) => queue(query.state === 'failed' ? mails : []),
    retryMail: ({ params: { mailId } }) => {
      const mail = mails.find(({ id }) => id === mailId);
      if (mail === undefined) return refusal('mail.missing');
      mails = mails.filter(({ id }) => id !== mailId);
      return { ...mail, failedAt: null, nextAt: '2027-06-10T07:40:00.000Z' };
    },
    retryFailedMails: () => {
      const retried = mails.filter(({ failedAt, retryable }) => failedAt !== null && retryable);
      mails = mails.filter((candidate) => !retried.includes(candidate));
      return { retried: retried.length };
    },
    listJobs: () => ({ jobs }),
    requestJob: ({ params: { name } }) => {
      jobs = jobs.map((job) => (job.name === name ? { ...job, requestedAt: '2027-06-10T07:40:00.000Z' } : job));
      return jobs.find((job) => job.name === name) ?? refusal('job.missing');
    },
    getSiteDown: state,
    setSiteDown: ({ body: { down, message } }) => {
      site = { down: down === true, message: message ?? site.message, since: '2027-06-10T07:40:00.000Z' };
      return state();
    },
    getDemoData: () => demo,
    changeDemoData: ({ body }) => {
      if (body.action === 'add') demo = { ...demo, gygs: demo.gygs + body.gygs };
      else demo = body.action === 'load' ? loadedDemo : { ...demo, organizations: 0, gygs: 0, accounts: 1 };
      return demo;
    },
    listAuditEntries: () => ({ entries: [...someEntries].slice(0, 5), total: 146, page: 0, pageSize: 5 }),
    approveStory: () => refusal('stories.already_responded'),
    ...over,
  };
}

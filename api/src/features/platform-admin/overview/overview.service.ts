import type { Job, Overview, ReadingLanguage } from '@gyg/contract';
import type { Database, Reader } from '@gyg/database';
import type { SignedIn } from '../../../access/actor';
import { permit } from '../../../access/permit';
import type { ApiContext } from '../../../api-context';
import { sumCounts } from '../../../http/observability/hourly-count.repository';
import { hoursBefore } from '../../../http/observability/hourly-counts';
import type { Asked } from '../../gygs';
import { siteSwitchedAt } from '../../site';
import { readJobs } from '../jobs/job.service';
import { countMails } from '../mail-queue/mail-queue.service';
import { countRemotes } from '../remotes/list-remotes.service';
import { countFigures } from './count-figures';
import {
  countAuditEntries,
  countFeatured,
  countOrigins,
  countPendingRequests,
  countWaitingStories,
  listOldestRequests,
  listOldestStories,
} from './overview.repository';
import { day, daysShown } from './trend';

/** How long figures are used, in milliseconds. */
const lifetime = 5 * 60_000;

type Figures = ReturnType<typeof countFigures>;
const counted = new WeakMap<Database['read'], { at: number; figures: Figures }>();

/** The figures of at most five minutes ago. Failures are not remembered. */
function figuresOf({ db, now }: ApiContext): Figures {
  const time = now();
  const cached = counted.get(db.read);
  if (cached && time.getTime() >= cached.at && time.getTime() < cached.at + lifetime) return cached.figures;
  const figures = countFigures(db.read, time);
  counted.set(db.read, { at: time.getTime(), figures });
  figures.catch(() => counted.delete(db.read));
  return figures;
}

/** The next call counts again: after the demo's data has changed. */
export function forgetFigures({ db }: ApiContext): void {
  counted.delete(db.read);
}

/** A job that should have run a quarter of an hour ago, in milliseconds. */
const patience = 15 * 60_000;

function describeJobs(jobs: readonly Job[], now: Date): Overview['health']['jobs'] {
  const isLate = ({ every, lastRunAt, running }: Job) =>
    every !== null && !running && lastRunAt !== null && now.getTime() - Date.parse(lastRunAt) > every * 1000 + patience;
  return {
    total: jobs.length,
    failed: jobs.filter(({ lastError }) => lastError !== null).length,
    late: jobs.filter(isLate).length,
  };
}

async function describeHealth(context: ApiContext): Promise<Overview['health']> {
  const { config, db, media, now, callSummary, findProblems } = context;
  const [api, mail, jobs, storage, problems, logins, remotes] = await Promise.all([
    callSummary(),
    countMails(db.read),
    readJobs(db.read, now()),
    media.facts(),
    findProblems(),
    sumCounts(db.read, { prefix: 'login.', since: hoursBefore(now(), 23) }),
    countRemotes(context),
  ]);
  const { pool } = config.identity;
  return {
    api,
    identity: { own: pool, logins: pool ? (logins.get('login.done') ?? 0) : null },
    mail,
    jobs: describeJobs(jobs, now()),
    storage: { writable: storage.writable, disk: storage.disk },
    remotes: { ...remotes, problems: [...problems] },
  };
}

const shown = 3;
const storyPatience = 2 * day;

const withTime = <Row extends { createdAt: Date }>({ createdAt, ...row }: Row) => ({
  ...row,
  created: createdAt.toISOString(),
});

type Waiting = Pick<Overview, 'requests' | 'stories'> &
  Pick<Overview['organizations'], 'pendingRequests'> & {
    doors: Pick<Overview['doors'], 'featured' | 'origins' | 'originOrganizations' | 'auditEntries'>;
  };

/** What is pending, and what is behind the other pages. All of it is read by indexes, so it is never old. */
async function readWaiting(read: Reader, { reading, now }: Asked): Promise<Waiting> {
  const month = new Date(now.getTime() - daysShown * day);
  const storiesBefore = new Date(now.getTime() - storyPatience);
  const [requests, pendingRequests, oldest, total] = await Promise.all([
    listOldestRequests(read, shown),
    countPendingRequests(read),
    listOldestStories(read, storiesBefore, { reading, limit: shown }),
    countWaitingStories(read, storiesBefore),
  ]);
  const [featured, origins, auditEntries] = await Promise.all([
    countFeatured(read),
    countOrigins(read),
    countAuditEntries(read, month),
  ]);
  return {
    requests: requests.map(withTime),
    pendingRequests,
    stories: { total, oldest: oldest.map(withTime) },
    doors: { featured, ...origins, auditEntries },
  };
}

/** The figures of the platform, and whether it is well. Throws 401, 403. */
export async function getOverview(context: ApiContext, actor: SignedIn, reading: ReadingLanguage): Promise<Overview> {
  permit('getOverview', actor);
  const { config, db, siteDown, now } = context;
  const [{ organizations, ...figures }, { doors, pendingRequests, ...waiting }, health, superUsers, down, switchedAt] =
    await Promise.all([
      figuresOf(context),
      readWaiting(db.read, { reading, now: now() }),
      describeHealth(context),
      context.superUserSubjects(),
      siteDown.isDown(),
      siteSwitchedAt(db.read),
    ]);
  return {
    ...figures,
    ...waiting,
    organizations: { ...organizations, pendingRequests },
    health,
    doors: {
      ...doors,
      superUsers: config.identity.pool ? superUsers.length : null,
      site: { down, since: switchedAt },
      demo: config.demo,
    },
  };
}

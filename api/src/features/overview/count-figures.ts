import { goalCount, type Overview } from '@gyg/contract';
import type { Reader } from '@gyg/database';
import {
  countAccounts,
  countOpenGygs,
  countOrganizations,
  listMinutesGiven,
  listNewAccounts,
  listNewBookings,
  listNewOrganizations,
  listPublishedGygs,
} from './figure.repository';
import { day, daysShown, inHours, trendOf } from './trend';
import {
  countAuditEntries,
  countFeatured,
  countOrigins,
  countPendingRequests,
  countWaitingStories,
  listOldestRequests,
  listOldestStories,
} from './waiting.repository';

const shown = 3;
const storyPatience = 2 * day;

const withTime = <Row extends { createdAt: Date }>({ createdAt, ...row }: Row) => ({
  ...row,
  created: createdAt.toISOString(),
});

type Figures = Omit<Overview, 'health' | 'doors'> & {
  doors: Pick<Overview['doors'], 'featured' | 'origins' | 'originOrganizations' | 'auditEntries'>;
};

/** Counts everything that the database knows. */
export async function countFigures(read: Reader, now: Date): Promise<Figures> {
  const since = new Date(now.getTime() - 2 * daysShown * day);
  const month = new Date(now.getTime() - daysShown * day);
  const storiesBefore = new Date(now.getTime() - storyPatience);
  const [open, published, booked, minutes, founded, joined] = await Promise.all([
    countOpenGygs(read, now),
    listPublishedGygs(read, since),
    listNewBookings(read, since),
    listMinutesGiven(read, since, now),
    listNewOrganizations(read, since),
    listNewAccounts(read, since),
  ]);
  const [requests, pendingRequests, stories, waitingStories] = await Promise.all([
    listOldestRequests(read, shown),
    countPendingRequests(read),
    listOldestStories(read, storiesBefore, shown),
    countWaitingStories(read, storiesBefore),
  ]);
  const [organizations, accounts, featured, origins, auditEntries] = await Promise.all([
    countOrganizations(read),
    countAccounts(read),
    countFeatured(read),
    countOrigins(read),
    countAuditEntries(read, month),
  ]);
  const goals = Array.from({ length: goalCount }, (_, index) => open.byGoal.get(index + 1) ?? 0);
  const all = goals.reduce((sum, number) => sum + number, 0);
  return {
    countedAt: now.toISOString(),
    openGygs: { upcoming: open.upcoming, inProgress: all - open.upcoming, published: trendOf(published, now) },
    bookings: trendOf(booked, now),
    hours: inHours(trendOf(minutes, now)),
    organizations: { total: organizations, pendingRequests, created: trendOf(founded, now) },
    accounts: { total: accounts, created: trendOf(joined, now) },
    requests: requests.map(withTime),
    stories: { total: waitingStories, oldest: stories.map(withTime) },
    goals,
    doors: { featured, ...origins, auditEntries },
  };
}

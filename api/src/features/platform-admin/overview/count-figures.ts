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
} from './overview.repository';
import { day, daysShown, inHours, trendOf } from './trend';

type Figures = Pick<Overview, 'countedAt' | 'openGygs' | 'bookings' | 'hours' | 'accounts' | 'goals'> & {
  organizations: Omit<Overview['organizations'], 'pendingRequests'>;
};

/** Counts what happened in the last sixty days, and what is open. */
export async function countFigures(read: Reader, now: Date): Promise<Figures> {
  const since = new Date(now.getTime() - 2 * daysShown * day);
  const [open, published, booked, minutes, founded, joined] = await Promise.all([
    countOpenGygs(read, now),
    listPublishedGygs(read, since),
    listNewBookings(read, since),
    listMinutesGiven(read, since, now),
    listNewOrganizations(read, since),
    listNewAccounts(read, since),
  ]);
  const [organizations, accounts] = await Promise.all([countOrganizations(read), countAccounts(read)]);
  const goals = Array.from({ length: goalCount }, (_, index) => open.byGoal.get(index + 1) ?? 0);
  const all = goals.reduce((sum, number) => sum + number, 0);
  return {
    countedAt: now.toISOString(),
    openGygs: { upcoming: open.upcoming, inProgress: all - open.upcoming, published: trendOf(published, now) },
    bookings: trendOf(booked, now),
    hours: inHours(trendOf(minutes, now)),
    organizations: { total: organizations, created: trendOf(founded, now) },
    accounts: { total: accounts, created: trendOf(joined, now) },
    goals,
  };
}

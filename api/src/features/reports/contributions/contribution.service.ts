import { splitGoals } from '@gyg/contract';
import type { Reader } from '@gyg/database';
import type { Period } from '../../../access/queries/gyg-states.repository';
import {
  type Contributor,
  listContributedGoals,
  listEndorsers,
  listGoalsByMonth,
  listGoalsByOrganization,
  sumByGoal,
  sumByMonth,
  sumByOrganization,
  sumContributions,
  sumMonthsOf,
  sumTogether,
} from './contribution.repository';
import { monthsBefore, monthsOf } from './contribution-months';

const maxEndorsements = 100;

/** A host that recorded attendance, with the contributions it received. */
export interface Endorsement {
  organizationId: string;
  orgName: string;
  orgLogo: string | null;
  friendlyUrl: string;
  hours: number;
  /** The number of contributions. */
  count: number;
}

/** Hours with one decimal, rounded once, after everything is summed. */
export function hoursOf(minutes: number): number {
  return Math.round(minutes / 6) / 10;
}

/** The goals of gygs, primary and secondary, each once and in order. */
function goalsOf(rows: readonly { primary: number; secondary: string }[]): number[] {
  const goals = new Set(rows.flatMap(({ primary, secondary }) => [primary, ...splitGoals(secondary)]));
  return [...goals].sort((a, b) => a - b);
}

/** Contributions in hours, items, gygs, people and goals. */
interface ContributionSums {
  hours: number;
  items: number;
  gygs: number;
  /** Different people. */
  participants: number;
  goals: number[];
}

interface Summed {
  minutes: number;
  items: number;
  gygs: number;
  participants: number;
}

function presentSums(
  { minutes, items, gygs, participants }: Summed,
  goals: readonly { primary: number; secondary: string }[],
): ContributionSums {
  return { hours: hoursOf(minutes), items, gygs, participants, goals: goalsOf(goals) };
}

/** Groups rows by a key, in their order. */
export function groupedBy<Row>(rows: readonly Row[], keyOf: (row: Row) => string): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return groups;
}

/**
 * Endorsements of a person or, through approved representations, of an organisation: hosts that recorded attendance,
 * most hours first, at most 100.
 */
export async function endorsementsOf(
  read: Reader,
  who: { userId: string } | { organizationId: string },
): Promise<Endorsement[]> {
  const rows = await listEndorsers(read, who, maxEndorsements);
  return rows.map(({ minutes, ...host }) => ({ ...host, hours: hoursOf(minutes) }));
}

/** The contributions of a person, in an organisation's name, or received by a host; attended only. */
export async function contributionStatistics(
  read: Reader,
  who: Contributor,
  period: Period = {},
): Promise<ContributionSums> {
  const [sums, goals] = await Promise.all([
    sumContributions(read, who, period),
    listContributedGoals(read, who, period),
  ]);
  return presentSums(sums, goals);
}

/** The same for several organisations; those without contributions are left out. Two statements. */
export async function contributionsByOrganization(
  read: Reader,
  organizationIds: readonly string[],
  period: Period = {},
): Promise<Map<string, ContributionSums>> {
  if (organizationIds.length === 0) return new Map();
  const [rows, goals] = await Promise.all([
    sumByOrganization(read, organizationIds, period),
    listGoalsByOrganization(read, organizationIds, period),
  ]);
  const own = groupedBy(goals, (goal) => goal.organizationId);
  return new Map(rows.map((row) => [row.organizationId, presentSums(row, own.get(row.organizationId) ?? [])]));
}

/** The contributions of several organisations together: people and gygs of two of them count once. */
export async function contributionsTogether(
  read: Reader,
  organizationIds: readonly string[],
  period: Period = {},
): Promise<Omit<ContributionSums, 'goals'>> {
  if (organizationIds.length === 0) return { hours: 0, items: 0, gygs: 0, participants: 0 };
  const { minutes, ...counts } = await sumTogether(read, organizationIds, period);
  return { hours: hoursOf(minutes), ...counts };
}

/** The hours of each organisation by the primary goal of the gyg, most first. Goals without hours are left out. */
export async function goalHoursByOrganization(
  read: Reader,
  organizationIds: readonly string[],
  period: Period = {},
): Promise<Map<string, { goal: number; hours: number }[]>> {
  if (organizationIds.length === 0) return new Map();
  const rows = (await sumByGoal(read, organizationIds, period)).filter(({ minutes }) => minutes > 0);
  const groups = groupedBy(rows, (row) => row.organizationId);
  return new Map(
    [...groups].map(([id, own]) => [id, own.map(({ goal, minutes }) => ({ goal, hours: hoursOf(minutes) }))]),
  );
}

export interface MonthlyContributions extends ContributionSums {
  organizationId: string;
  /** A month in Swedish time: `2027-05` (decision 0004). */
  month: string;
}

/**
 * Contributions in the name of each organisation by month, oldest first. Two statements, whatever the number of
 * organisations. Keep the period to a few years: each month is a case in the query.
 */
export async function contributionsByMonth(
  read: Reader,
  organizationIds: readonly string[],
  period: { from: Date; to: Date },
): Promise<MonthlyContributions[]> {
  const months = monthsOf(period.from, period.to);
  if (organizationIds.length === 0 || months.length === 0) return [];
  const [rows, goals] = await Promise.all([
    sumByMonth(read, organizationIds, months, period),
    listGoalsByMonth(read, organizationIds, months, period),
  ]);
  const key = (row: { organizationId: string; month: number }) => `${row.month}:${row.organizationId}`;
  const served = groupedBy(goals, key);
  return rows
    .sort((a, b) => a.month - b.month || (a.organizationId < b.organizationId ? -1 : 1))
    .map((row) => ({
      organizationId: row.organizationId,
      month: months[row.month]?.name ?? '',
      ...presentSums(row, served.get(key(row)) ?? []),
    }));
}

/** What was given in a month of Swedish time: `2027-05` (decision 0004). */
export interface ContributionMonth {
  month: string;
  hours: number;
  items: number;
  /** Different people. */
  participants: number;
}

const mostMonths = 120;

/**
 * The same contributions as `contributionStatistics` by the month in which gygs started, oldest first, without months
 * that have none. Of a period that is longer or has no start, the last ten years until `to` or `now`. One statement.
 */
export async function monthsOfContributions(
  read: Reader,
  who: Contributor,
  { from, to }: Period,
  now: Date,
): Promise<ContributionMonth[]> {
  const end = to === undefined || to > now ? now : to;
  const earliest = monthsBefore(end, mostMonths - 1);
  const period = { from: from === undefined || from < earliest ? earliest : from, to: end };
  const months = monthsOf(period.from, period.to);
  if (months.length === 0) return [];
  const rows = await sumMonthsOf(read, who, months, period);
  return rows
    .sort((a, b) => a.month - b.month)
    .map(({ month, minutes, items, participants }) => ({
      month: months[month]?.name ?? '',
      hours: hoursOf(minutes),
      items,
      participants,
    }));
}

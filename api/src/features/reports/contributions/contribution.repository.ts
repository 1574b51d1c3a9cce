import { prepared, type Reader } from '@gyg/database';
import { bookings, gygs, needs, organizations } from '@gyg/database/schema';
import { and, asc, count, countDistinct, desc, eq, inArray, lt, ne, type SQL, sql } from 'drizzle-orm';
import { attended, fromOthers } from '../../../access/queries/booked-gyg.repository';
import { type Period, within } from '../../../access/queries/gyg-states.repository';
import type { Month } from './contribution-months';

/**
 * The contributions of a person, those that represent an organisation, or those that a host received: what was given in
 * its own name at its own gyg is given, not received.
 */
export type Contributor = { userId: string } | { organizationId: string } | { hostId: string };

/** The condition on bookings. A person's id may be the place of one in a prepared statement. */
function by(who: Contributor | { userId: SQL<string> }): SQL | undefined {
  if ('userId' in who) return eq(bookings.userId, who.userId);
  // Only an approved representation is stored in the booking; a pending one is in its request.
  if ('organizationId' in who) return eq(bookings.organizationId, who.organizationId);
  return and(eq(gygs.organizationId, who.hostId), fromOthers(who.hostId));
}

/** Minutes of skills and numbers of items, as numbers on both engines. */
const minutes = sql<number>`coalesce(sum(${needs.durationMinutes}), 0)`.mapWith(Number);
const items = sql<number>`coalesce(sum(case when ${bookings.kind} = 'COMMODITY' then ${bookings.quantity} end), 0)`;

export const sums = {
  minutes,
  items: items.mapWith(Number),
  gygs: countDistinct(bookings.gygId),
  participants: countDistinct(bookings.userId),
};

const selectSums = (read: Reader, who: Parameters<typeof by>[0], period: Period) =>
  read
    .select(sums)
    .from(bookings)
    .innerJoin(needs, eq(needs.id, bookings.needId))
    .innerJoin(gygs, eq(gygs.id, bookings.gygId))
    .where(and(attended, by(who), within(period)));
const selectGoals = (read: Reader, who: Parameters<typeof by>[0], period: Period) =>
  read
    .selectDistinct({ primary: gygs.sdgGoalId, secondary: gygs.secondaryGoals })
    .from(bookings)
    .innerJoin(gygs, eq(gygs.id, bookings.gygId))
    .where(and(attended, by(who), within(period)));
/** Of a person at all times: what My bookings shows. */
const sumsOfPerson = prepared({ userId: bookings.userId }, (db, who) => selectSums(db, who, {}));
const goalsOfPerson = prepared({ userId: bookings.userId }, (db, who) => selectGoals(db, who, {}));

const always = ({ from, to }: Period) => from === undefined && to === undefined;

export async function sumContributions(read: Reader, who: Contributor, period: Period) {
  const ofPerson = 'userId' in who && always(period);
  const [row] = await (ofPerson ? sumsOfPerson(read, who) : selectSums(read, who, period));
  return row ?? { minutes: 0, items: 0, gygs: 0, participants: 0 };
}

export async function listContributedGoals(read: Reader, who: Contributor, period: Period) {
  return 'userId' in who && always(period) ? goalsOfPerson(read, who) : selectGoals(read, who, period);
}

/** Hosts that recorded attendance, most hours first. An organisation does not endorse itself. */
export function listEndorsers(read: Reader, who: { userId: string } | { organizationId: string }, limit: number) {
  const others = 'organizationId' in who ? ne(gygs.organizationId, who.organizationId) : undefined;
  return read
    .select({
      organizationId: organizations.id,
      orgName: organizations.name,
      orgLogo: organizations.logo,
      friendlyUrl: organizations.friendlyUrl,
      minutes,
      count: count(),
    })
    .from(bookings)
    .innerJoin(needs, eq(needs.id, bookings.needId))
    .innerJoin(gygs, eq(gygs.id, bookings.gygId))
    .innerJoin(organizations, eq(organizations.id, gygs.organizationId))
    .where(and(attended, by(who), others))
    .groupBy(organizations.id, organizations.name, organizations.logo, organizations.friendlyUrl)
    .orderBy(desc(minutes), desc(count()), asc(organizations.name), asc(organizations.id))
    .limit(limit);
}

/** The sums of several organisations over one period, by organisation. */
export function sumByOrganization(read: Reader, organizationIds: readonly string[], period: Period) {
  return read
    .select({ organizationId: sql<string>`${bookings.organizationId}`, ...sums })
    .from(bookings)
    .innerJoin(needs, eq(needs.id, bookings.needId))
    .innerJoin(gygs, eq(gygs.id, bookings.gygId))
    .where(and(attended, inArray(bookings.organizationId, [...organizationIds]), within(period)))
    .groupBy(bookings.organizationId);
}

/** The goals that several organisations served, by organisation. */
export function listGoalsByOrganization(read: Reader, organizationIds: readonly string[], period: Period) {
  return read
    .selectDistinct({
      organizationId: sql<string>`${bookings.organizationId}`,
      primary: gygs.sdgGoalId,
      secondary: gygs.secondaryGoals,
    })
    .from(bookings)
    .innerJoin(gygs, eq(gygs.id, bookings.gygId))
    .where(and(attended, inArray(bookings.organizationId, [...organizationIds]), within(period)));
}

/** Everything that several organisations contributed together: people and gygs count once. */
export async function sumTogether(read: Reader, organizationIds: readonly string[], period: Period) {
  const [row] = await read
    .select(sums)
    .from(bookings)
    .innerJoin(needs, eq(needs.id, bookings.needId))
    .innerJoin(gygs, eq(gygs.id, bookings.gygId))
    .where(and(attended, inArray(bookings.organizationId, [...organizationIds]), within(period)));
  return row ?? { minutes: 0, items: 0, gygs: 0, participants: 0 };
}

/** The minutes of each organisation by the primary goal of the gyg. */
export function sumByGoal(read: Reader, organizationIds: readonly string[], period: Period) {
  return read
    .select({ organizationId: sql<string>`${bookings.organizationId}`, goal: gygs.sdgGoalId, minutes })
    .from(bookings)
    .innerJoin(needs, eq(needs.id, bookings.needId))
    .innerJoin(gygs, eq(gygs.id, bookings.gygId))
    .where(and(attended, inArray(bookings.organizationId, [...organizationIds]), within(period)))
    .groupBy(bookings.organizationId, gygs.sdgGoalId)
    .orderBy(desc(minutes), asc(gygs.sdgGoalId));
}

/**
 * The index of the month in which a gyg started, of those from one place to before another. Halves of them are compared: of
 * ten years it is found by seven comparisons, and each booking of a report needs it.
 */
function placeOfMonth(months: readonly Month[], first = 0, end = months.length): SQL {
  const middle = Math.ceil((first + end) / 2);
  const month = months[middle];
  if (month === undefined || end - first <= 1) return sql.raw(String(first));
  const [before, after] = [placeOfMonth(months, first, middle), placeOfMonth(months, middle, end)];
  return sql`case when ${lt(gygs.startDateTime, month.from)} then ${before} else ${after} end`;
}

/** Contributions of a period with the index of their month in `months`, as a table to group. */
function contributionsWithMonth(read: Reader, whose: SQL | undefined, months: readonly Month[], period: Period) {
  return read
    .select({
      organizationId: bookings.organizationId,
      month: sql<number>`${placeOfMonth(months)}`.mapWith(Number).as('month'),
      kind: bookings.kind,
      quantity: bookings.quantity,
      durationMinutes: needs.durationMinutes,
      gygId: bookings.gygId,
      userId: bookings.userId,
      primary: gygs.sdgGoalId,
      secondary: gygs.secondaryGoals,
    })
    .from(bookings)
    .innerJoin(needs, eq(needs.id, bookings.needId))
    .innerJoin(gygs, eq(gygs.id, bookings.gygId))
    .where(and(attended, whose, within(period)))
    .as('placed');
}

type ContributionTable = ReturnType<typeof contributionsWithMonth>;

const inNameOf = (organizationIds: readonly string[]) => inArray(bookings.organizationId, [...organizationIds]);

const sumsOf = (table: ContributionTable) => ({
  month: table.month,
  minutes: sql`coalesce(sum(${table.durationMinutes}), 0)`.mapWith(Number),
  items: sql`coalesce(sum(case when ${table.kind} = 'COMMODITY' then ${table.quantity} end), 0)`.mapWith(Number),
  participants: countDistinct(table.userId),
});

/** The sums of each organisation and month; `month` is the index in `months`. */
export function sumByMonth(read: Reader, organizationIds: readonly string[], months: readonly Month[], period: Period) {
  const table = contributionsWithMonth(read, inNameOf(organizationIds), months, period);
  return read
    .select({
      organizationId: sql<string>`${table.organizationId}`,
      ...sumsOf(table),
      gygs: countDistinct(table.gygId),
    })
    .from(table)
    .groupBy(table.organizationId, table.month);
}

/** The sums of one contributor by month; `month` is the index in `months`. */
export function sumMonthsOf(read: Reader, who: Contributor, months: readonly Month[], period: Period) {
  const table = contributionsWithMonth(read, by(who), months, period);
  return read.select(sumsOf(table)).from(table).groupBy(table.month);
}

/** The goals of each organisation in each month. */
export function listGoalsByMonth(
  read: Reader,
  organizationIds: readonly string[],
  months: readonly Month[],
  period: Period,
) {
  const table = contributionsWithMonth(read, inNameOf(organizationIds), months, period);
  return read
    .selectDistinct({
      organizationId: sql<string>`${table.organizationId}`,
      month: table.month,
      primary: table.primary,
      secondary: table.secondary,
    })
    .from(table);
}

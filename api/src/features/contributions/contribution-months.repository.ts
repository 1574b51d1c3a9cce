import type { Reader } from '@gyg/database';
import { bookings, gygs, needs } from '@gyg/database/schema';
import { and, countDistinct, eq, inArray, lt, type SQL, sql } from 'drizzle-orm';
import { attended } from '../../queries/attended.repository';
import { type Period, within } from '../../queries/period.repository';
import { by, type Contributor } from './contribution.repository';
import type { Month } from './contribution-months';

/** Contributions of a period with the index of their month in `months`, as a table to group. */
function contributionsWithMonth(read: Reader, whose: SQL | undefined, months: readonly Month[], period: Period) {
  const cases = months.map(({ to }, place) => sql` when ${lt(gygs.startDateTime, to)} then ${sql.raw(String(place))}`);
  return read
    .select({
      organizationId: bookings.organizationId,
      month: sql<number>`case ${sql.join(cases)} else 0 end`.mapWith(Number).as('month'),
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
  gygs: countDistinct(table.gygId),
  participants: countDistinct(table.userId),
});

/** The sums of each organisation and month; `month` is the index in `months`. */
export function sumByMonth(read: Reader, organizationIds: readonly string[], months: readonly Month[], period: Period) {
  const table = contributionsWithMonth(read, inNameOf(organizationIds), months, period);
  return read
    .select({ organizationId: sql<string>`${table.organizationId}`, ...sumsOf(table) })
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

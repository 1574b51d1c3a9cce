import type { Reader } from '@gyg/database';
import { bookings, gygs, needs } from '@gyg/database/schema';
import { and, countDistinct, eq, inArray, lt, type SQL, sql } from 'drizzle-orm';
import { attended } from '../../../access/queries/booked-gyg.repository';
import { type Period, within } from '../../../access/queries/gyg-states.repository';
import { by, type Contributor } from './contribution.repository';
import type { Month } from './contribution-months';

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

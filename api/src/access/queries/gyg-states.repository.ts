import { featured, gygCards, gygs } from '@gyg/database/schema';
import { and, eq, gt, gte, isNotNull, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm';

/** By the start of the gyg: `from` inclusive, `to` exclusive. */
export interface Period {
  from?: Date | undefined;
  to?: Date | undefined;
}

export const within = ({ from, to }: Period): SQL | undefined =>
  and(
    from === undefined ? undefined : gte(gygs.startDateTime, from),
    to === undefined ? undefined : lt(gygs.startDateTime, to),
  );

/** Whether the period of something featured includes this time. */
export const isFeaturedAt = (now: Date): SQL | undefined =>
  and(
    or(isNull(featured.startsAt), lte(featured.startsAt, now)),
    or(isNull(featured.endsAt), gt(featured.endsAt, now)),
  );

/**
 * Which gyg everyone may see, and when they take place: what `gyg-state` of the feature of gygs says of one, as conditions of
 * statements, on gygs or on their cards. `gyg-states.engines.test.ts` compares the two with the index in memory.
 */
type Gygs = typeof gygs | typeof gygCards;

/** Not a draft. */
export const isPublished = ({ publishedAt }: Gygs = gygs): SQL => isNotNull(publishedAt);

/** Published and not hidden: lists show it to everyone. */
export const isListed = (of: Gygs = gygs): SQL | undefined => and(isPublished(of), eq(of.hidden, false));

/** Published, and has not started. */
export const isUpcoming = (now: Date, of: Gygs = gygs): SQL | undefined =>
  and(isPublished(of), gt(of.startDateTime, now));

/** Published, and has started. */
export const hasStarted = (now: Date, of: Gygs = gygs): SQL | undefined =>
  and(isPublished(of), lte(of.startDateTime, now));

/** Published and not past: upcoming or in progress. */
export const isOpen = (now: Date | SQL, of: Gygs = gygs): SQL | undefined =>
  and(isPublished(of), isNull(of.finishedAt), gt(of.endDateTime, now));

/** Published and past. */
export const isPast = (now: Date, of: Gygs = gygs): SQL | undefined =>
  and(isPublished(of), or(isNotNull(of.finishedAt), lte(of.endDateTime, now)));

/** A gyg has one of these goals, as its primary goal or another: what its card says. */
export function hasGoal(goals: readonly number[]): SQL {
  const bits = goals.reduce((all, goal) => all | (1 << (goal - 1)), 0);
  return sql`((select ${gygCards.goals} from ${gygCards} where ${gygCards.gygId} = ${gygs.id}) & ${bits}) <> 0`;
}

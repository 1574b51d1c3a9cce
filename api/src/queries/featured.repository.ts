import { featured } from '@gyg/database/schema';
import { and, gt, isNull, lte, or, type SQL } from 'drizzle-orm';

/** Whether the period of something featured includes this time. */
export const isFeaturedAt = (now: Date): SQL | undefined =>
  and(
    or(isNull(featured.startsAt), lte(featured.startsAt, now)),
    or(isNull(featured.endsAt), gt(featured.endsAt, now)),
  );

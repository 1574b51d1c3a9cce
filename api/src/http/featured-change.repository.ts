import { prepared, type Reader } from '@gyg/database';
import { featured } from '@gyg/database/schema';
import { gt, min } from 'drizzle-orm';

const findStart = prepared({ now: featured.startsAt }, (db, { now }) =>
  db
    .select({ at: min(featured.startsAt) })
    .from(featured)
    .where(gt(featured.startsAt, now)),
);
const findEnd = prepared({ now: featured.endsAt }, (db, { now }) =>
  db
    .select({ at: min(featured.endsAt) })
    .from(featured)
    .where(gt(featured.endsAt, now)),
);

/** When the next thing is featured or no longer featured, in milliseconds; infinity if that needs a write. */
export async function nextFeaturedChange(read: Reader, now: Date): Promise<number> {
  const times = (await Promise.all([findStart(read, { now }), findEnd(read, { now })])).flat();
  return Math.min(...times.map(({ at }) => at?.getTime() ?? Number.POSITIVE_INFINITY));
}

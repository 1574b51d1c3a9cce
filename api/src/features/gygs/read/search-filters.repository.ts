import type { ContributionType } from '@gyg/contract';
import type { Reader } from '@gyg/database';
import { gygs } from '@gyg/database/schema';
import { and, eq, gt, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { matchesWords } from '../../../queries/keyword.repository';
import { withBookableNeed } from './bookable-needs.repository';

/** Filters by when, what and where. */
export interface SearchFilters {
  /** Takes place at or after this time: it ends later. */
  from?: Date | undefined;
  /** Takes place before this time: it starts earlier. */
  before?: Date | undefined;
  kind?: ContributionType | undefined;
  place?: string | undefined;
  online?: boolean | undefined;
  recipients?: boolean | undefined;
}

/** Neither finished by its hosts nor by the clock. */
export const notPast = (now: Date): SQL | undefined => and(isNull(gygs.finishedAt), gt(gygs.endDateTime, now));

function takesPlace({ from, before }: SearchFilters): SQL | undefined {
  return and(
    before === undefined ? undefined : lt(gygs.startDateTime, before),
    from === undefined ? undefined : gt(gygs.endDateTime, from),
    from === undefined ? undefined : or(isNull(gygs.finishedAt), gt(gygs.finishedAt, from)),
  );
}

/** The conditions of the filters that are set. */
export function filterConditions(read: Reader, filters: SearchFilters, now: Date): SQL | undefined {
  const { kind, place, online, recipients } = filters;
  return and(
    takesPlace(filters),
    kind === undefined ? undefined : and(notPast(now), withBookableNeed(read, kind)),
    ...matchesWords(place, { texts: [gygs.address] }),
    online ? eq(sql`lower(trim(${gygs.address}))`, 'online') : undefined,
    recipients ? and(notPast(now), gt(gygs.beneficiaryPositions, gygs.beneficiariesTaken)) : undefined,
  );
}

import { gygs } from '@gyg/database/schema';
import { and, gte, lt, type SQL } from 'drizzle-orm';

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

import type { Reader } from '@gyg/database';
import { waitlistEntries } from '@gyg/database/schema';
import { and, asc, count, desc, eq, inArray, isNotNull, isNull, notInArray, type SQL } from 'drizzle-orm';
import type { TextPaging } from '../../../access/queries/paging.repository';
import { activeStatuses, type EntryRow, selectEntries } from './waitlist-entry.repository';

export interface WaitlistFilter {
  gygId: string;
  needId?: string | undefined;
  /** True: only places as a recipient; false: only needs. */
  beneficiary?: boolean | undefined;
}

function matches({ gygId, needId, beneficiary }: WaitlistFilter): SQL | undefined {
  const kind = beneficiary ? isNull(waitlistEntries.needId) : isNotNull(waitlistEntries.needId);
  return and(
    eq(waitlistEntries.gygId, gygId),
    needId === undefined ? undefined : eq(waitlistEntries.needId, needId),
    beneficiary === undefined ? undefined : kind,
  );
}

/** A page of the entries: active ones in the order of the queue, ended ones the latest first. */
export function listEntryRows(
  read: Reader,
  filter: WaitlistFilter,
  group: 'active' | 'ended',
  { reading, page, pageSize }: TextPaging,
): Promise<EntryRow[]> {
  const order =
    group === 'active'
      ? [asc(waitlistEntries.createdAt), asc(waitlistEntries.id)]
      : [desc(waitlistEntries.createdAt), desc(waitlistEntries.id)];
  const inGroup = (group === 'active' ? inArray : notInArray)(waitlistEntries.status, [...activeStatuses]);
  return selectEntries(read, reading)
    .where(and(matches(filter), inGroup))
    .orderBy(...order)
    .limit(pageSize)
    .offset(page * pageSize);
}

/** How many entries have each status. */
export async function countEntries(read: Reader, filter: WaitlistFilter): Promise<Map<string, number>> {
  const rows = await read
    .select({ status: waitlistEntries.status, total: count() })
    .from(waitlistEntries)
    .where(matches(filter))
    .groupBy(waitlistEntries.status);
  return new Map(rows.map(({ status, total }) => [status, total]));
}

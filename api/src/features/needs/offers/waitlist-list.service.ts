import type { GygWaitlistEntry } from '@gyg/contract';
import type { Reader } from '@gyg/database';
import type { Paging } from '../../../access/queries/paging.repository';
import type { Asked } from '../../gygs';
import { entryStatusAt } from './own-waitlist.service';
import type { EntryRow } from './waitlist-entry.repository';
import { countEntries, listEntryRows, type WaitlistFilter } from './waitlist-list.repository';

/** An entry for the hosts of its gyg; without the name of an erased user. */
function presentGygEntry(row: EntryRow, now: Date): GygWaitlistEntry {
  const erased = row.erasedAt !== null;
  return {
    id: row.id,
    gygId: row.gygId,
    gygPositionId: row.needId,
    contributionType: row.kind,
    quantity: row.quantity,
    status: entryStatusAt(row, now),
    created: row.createdAt.toISOString(),
    needTitle: row.needTitle,
    userId: erased ? null : row.userId,
    userName: erased ? '' : row.userName,
    userImage: erased ? null : row.userImage,
    email: erased ? null : row.userEmail,
    bookingComment: row.bookingComment,
    orgName: row.orgName,
    offeredQuantity: row.offeredQuantity,
    offerExpiresAt: row.offerExpiresAt?.toISOString() ?? null,
    ended: row.endedAt?.toISOString() ?? null,
  };
}

/** How many people wait and how many have an offer. */
export async function countWaitlist(read: Reader, filter: WaitlistFilter) {
  const counts = await countEntries(read, filter);
  const [waiting, offered] = [counts.get('WAITING') ?? 0, counts.get('OFFERED') ?? 0];
  const all = [...counts.values()].reduce((sum, amount) => sum + amount, 0);
  return { waiting, offered, ended: all - waiting - offered };
}

/** A page of a gyg's waiting list with its counts, for those who may see it. */
export async function listWaitlistPage(
  read: Reader,
  filter: WaitlistFilter,
  { group, page, pageSize, reading, now }: Asked & Paging & { group: 'active' | 'ended' },
) {
  const [rows, { waiting, offered, ended }] = await Promise.all([
    listEntryRows(read, filter, group, { reading, page, pageSize }),
    countWaitlist(read, filter),
  ]);
  return {
    entries: rows.map((row) => presentGygEntry(row, now)),
    counts: { WAITING: waiting, OFFERED: offered, ended },
    total: group === 'active' ? waiting + offered : ended,
    page,
    pageSize,
  };
}

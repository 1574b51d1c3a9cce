import type { UserWaitlistEntry, ViewerWaitlistEntry } from '@gyg/contract';
import type { ApiConfig } from '../../../api-context';
import { type Asked, type GygRow, presentGygLine, presentGygPicture } from '../../gygs';
import type { EntryRow } from './waitlist-entry.repository';

/** The status at a time: an offer whose time is over has expired, whether or not the scheduler has ended it. */
export function entryStatusAt({ status, offerExpiresAt }: EntryRow, now: Date): EntryRow['status'] {
  return status === 'OFFERED' && offerExpiresAt !== null && offerExpiresAt <= now ? 'EXPIRED' : status;
}

/** The person's own entry; `token` is that of its offer. */
export function presentViewerEntry(row: EntryRow, token: string | undefined): ViewerWaitlistEntry {
  const { offeredQuantity, offerExpiresAt } = row;
  const offered =
    row.status === 'OFFERED' && token !== undefined && offeredQuantity !== null && offerExpiresAt !== null;
  return {
    id: row.id,
    gygId: row.gygId,
    gygPositionId: row.needId,
    contributionType: row.kind,
    quantity: row.quantity,
    status: row.status,
    created: row.createdAt.toISOString(),
    ahead: row.status === 'WAITING' ? row.ahead : 0,
    offer: offered ? { token, quantity: offeredQuantity, expiresAt: offerExpiresAt.toISOString() } : null,
  };
}

/** The person's own entry with its gyg, which is published. */
export function presentUserEntry(
  row: EntryRow,
  gyg: GygRow,
  { token, config, ...asked }: Asked & { token: string | undefined; config: ApiConfig },
): UserWaitlistEntry {
  const { gygVisible: _published, ...line } = presentGygLine(gyg, row.createdAt, asked);
  return { ...presentViewerEntry(row, token), needTitle: row.needTitle, ...line, ...presentGygPicture(gyg, config) };
}

import type { UserWaitlistEntry, ViewerWaitlistEntry } from '@gyg/contract';
import type { ApiConfig, ApiContext } from '../../../api-context';
import { type Asked, type GygRow, gygStateAt, listGygRowsById, presentGygLine, presentGygPicture } from '../../gygs';
import { getSignedLinks } from '../../mails';
import { type EntryRow, listUserEntries } from './waitlist-entry.repository';

/** The status at a time: an offer whose time is over has expired, whether or not the scheduler has ended it. */
export function entryStatusAt({ status, offerExpiresAt }: EntryRow, now: Date): EntryRow['status'] {
  return status === 'OFFERED' && offerExpiresAt !== null && offerExpiresAt <= now ? 'EXPIRED' : status;
}

/** The person's own entry; `token` is that of its offer. */
function presentViewerEntry(row: EntryRow, token: string | undefined): ViewerWaitlistEntry {
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
function presentUserEntry(
  row: EntryRow,
  gyg: GygRow,
  { token, config, ...asked }: Asked & { token: string | undefined; config: ApiConfig },
): UserWaitlistEntry {
  const { gygVisible: _published, ...line } = presentGygLine(gyg, row.createdAt, asked);
  return { ...presentViewerEntry(row, token), needTitle: row.needTitle, ...line, ...presentGygPicture(gyg, config) };
}

const active = (now: Date) => (row: EntryRow) => entryStatusAt(row, now) !== 'EXPIRED';

function tokensOf(db: ApiContext['db'], rows: readonly EntryRow[]): Promise<Map<string, string>> {
  const offered = rows.filter(({ status }) => status === 'OFFERED');
  return getSignedLinks(
    db,
    'waitlist-offer',
    offered.map(({ id }) => id),
  );
}

/** The queues of one gyg that the caller is in. */
export async function listViewerWaitlist(
  db: ApiContext['db'],
  userId: string,
  gygId: string,
  now: Date,
): Promise<ViewerWaitlistEntry[]> {
  const rows = (await listUserEntries(db.read, userId, { gygId, reading: 'own' })).filter(active(now));
  const tokens = await tokensOf(db, rows);
  return rows.map((row) => presentViewerEntry(row, tokens.get(row.id)));
}

/** The queues that the caller is in with their gygs, by start: of gygs that have not started. */
export async function listUserWaitlist(
  { db, config }: ApiContext,
  userId: string,
  gygId: string | undefined,
  { reading, now }: Asked,
): Promise<UserWaitlistEntry[]> {
  const rows = (await listUserEntries(db.read, userId, { gygId, reading })).filter(active(now));
  const [gygs, tokens] = await Promise.all([
    listGygRowsById(db.read, [...new Set(rows.map((row) => row.gygId))]),
    tokensOf(db, rows),
  ]);
  return rows
    .flatMap((row) => {
      const gyg = gygs.get(row.gygId);
      const open = gyg !== undefined && gygStateAt(gyg, now) === 'PUBLISHED';
      return open ? [presentUserEntry(row, gyg, { token: tokens.get(row.id), config, reading, now })] : [];
    })
    .sort((a, b) => a.startDateTime.localeCompare(b.startDateTime));
}

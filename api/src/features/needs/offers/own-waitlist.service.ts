import type { UserWaitlistEntry, ViewerWaitlistEntry } from '@gyg/contract';
import type { ApiContext } from '../../../api-context';
import { type Asked, gygStateAt, listGygRowsById } from '../../gygs';
import { getSignedLinks } from '../../mails';
import { entryStatusAt, presentUserEntry, presentViewerEntry } from './own-waitlist.presenter';
import { type EntryRow, listUserEntries } from './waitlist-entry.repository';

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

import { randomBytes } from 'node:crypto';
import type { SignedIn } from '../../../access/actor';
import { permit } from '../../../access/permit';
import { inTransaction } from '../../../access/unit-of-work';
import type { ApiContext } from '../../../api-context';
import { FileResponse } from '../../../http/call';
import { problem } from '../../../problem';
import { writeCalendar } from '../../gygs/page';
import { groupedBy } from '../../reports/contributions';
import { getUserRow, requireActiveUser } from '..';
import { findOwner, findSecret, listBookings, listGygs, listPlaces, saveSecret } from './calendar-feed.repository';
import { feedEntry, feedWords } from './feed-entry';

/** How long a gyg stays in the calendar after its end. */
const keptFor = 90 * 24 * 60 * 60_000;
const secretBytes = 32;

const addressOf = ({ config }: ApiContext, secret: string) => `${config.publicUrl}/api/calendars/${secret}.ics`;

/** The address of the caller's calendar; null before the first use. Throws 404 `user.missing`, 403 for other users. */
export async function getCalendar(context: ApiContext, actor: SignedIn, userId: string) {
  const { read } = context.db;
  await getUserRow(read, userId);
  permit('getCalendar', actor, { userId });
  const secret = await findSecret(read, userId);
  return { url: secret === undefined ? null : addressOf(context, secret) };
}

/** Gives the caller's calendar a new address; an earlier one ends. Throws 404 `user.missing`, 403 for other users. */
export async function renewCalendar(context: ApiContext, actor: SignedIn, userId: string, now: Date) {
  await getUserRow(context.db.read, userId);
  permit('renewCalendar', actor, { userId });
  const secret = randomBytes(secretBytes).toString('base64url');
  await inTransaction(context, now, async ({ tx }) => {
    await saveSecret(tx, { userId, secret, createdAt: now });
    await requireActiveUser(tx, userId);
  });
  return { url: addressOf(context, secret) };
}

/**
 * The calendar with this secret: what its owner booked in gygs that are to come, under way or ended within the last 90
 * days. Four statements, whatever the number of bookings. Throws 404 `calendars.missing`.
 */
export async function getCalendarFeed({ db, config }: ApiContext, secret: string, now: Date): Promise<FileResponse> {
  const owner = await findOwner(db.read, secret);
  if (!owner) throw problem('calendars.missing');
  const { userId, language } = owner;
  const since = new Date(now.getTime() - keptFor);
  const [bookings, placed] = await Promise.all([
    listBookings(db.read, userId, language, since),
    listPlaces(db.read, userId, since),
  ]);
  const places = new Set(placed);
  const gygIds = new Set([...bookings.map(({ gygId }) => gygId), ...places]);
  const gygs = await listGygs(db.read, [...gygIds], language);
  const ofGyg = groupedBy(bookings, ({ gygId }) => gygId);
  const entries = gygs.flatMap((gyg) => {
    const own = { bookings: ofGyg.get(gyg.id) ?? [], place: places.has(gyg.id) };
    return feedEntry({ gyg, ...own, language, publicUrl: config.publicUrl }) ?? [];
  });
  const domain = new URL(config.publicUrl).hostname;
  const file = writeCalendar(entries, { language, domain, subscribed: feedWords[language].calendar });
  return new FileResponse('gyg.ics', file, true);
}

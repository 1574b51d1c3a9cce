import type { Locale } from '@gyg/contract';
import type { Reader } from '@gyg/database';
import { enqueueMails } from '@gyg/mail';
import type { UnitOfWork } from '../../../access/unit-of-work';
import { type GygRow, getGygPageRow, gygMailFacts, lockGygForUpdate, needTitleFor } from '../../gygs';
import { signLinks } from '../../mails';
import { notifyEach } from '../../notifications';
import { chooseReminder, dueHours } from './due-hours';
import {
  type BookedRow,
  insertSent,
  listBooked,
  listDueGygs,
  listPlaces,
  listRecorded,
  type PlaceRow,
} from './reminder.repository';
import { settingsOf } from './reminder-settings.service';
import { type ReminderSubject, writeSubject } from './reminder-subject';

/** People who booked more recently have just had their confirmation. */
const justBookedMs = 60 * 60 * 1000;

/** A person to remind, with what they have booked; nothing for a place. */
interface Reminded extends Pick<PlaceRow, 'id' | 'userId' | 'fullName' | 'email' | 'locale'> {
  kind: ReminderSubject['kind'];
  needs: readonly BookedRow[];
}

const amount = (title: string, quantity: number) => (quantity > 1 ? `${title} × ${quantity}` : title);

/** What a person has booked, in a language; "Shore picker, Rubber gloves × 10". */
const needsFor = (gyg: GygRow, needs: readonly BookedRow[], locale: Locale) =>
  needs.map((need) => amount(needTitleFor(gyg, need, locale), need.quantity)).join(', ');

/** One need as hosts wrote it, which is translated when it is read; several in the language of the person. */
function needValue(gyg: GygRow, { needs, locale }: Reminded): string {
  const [first] = needs;
  return needs.length === 1 && first ? amount(first.needTitle, first.quantity) : needsFor(gyg, needs, locale);
}

/** A person with the subject of their reminder, and the token of its link. */
interface Addressed {
  person: Reminded;
  subject: string;
  token: string | undefined;
}

/** The notification of a reminder. */
function messageTo(gyg: GygRow, { person, subject }: Addressed) {
  const booked = person.kind === 'BOOKING';
  return {
    to: { id: person.userId, locale: person.locale },
    type: booked ? ('gyg_reminder' as const) : ('place_reminder' as const),
    values: {
      gyg: gyg.title,
      host: gyg.orgName,
      start: gyg.startDateTime?.toISOString() ?? '',
      ...(booked ? { need: needValue(gyg, person) } : {}),
    },
    gygId: gyg.id,
    action: { kind: 'reminder' as const, targetId: subject },
  };
}

/** The mail of a reminder; none without an address. */
function mailOf(uow: UnitOfWork, gyg: GygRow, { person, token }: Addressed, { informed }: { informed: boolean }) {
  const { email: to, locale, fullName: name, kind, needs } = person;
  if (to === null) return;
  const link = `${uow.publicUrl}/bookings/confirmations/${token}`;
  const information = informed ? { informationLink: `${uow.publicUrl}/gygs/${gyg.id}` } : {};
  const links = { link: `${link}?answer=COMING`, cancelLink: `${link}?answer=CANCEL`, ...information };
  const data = { name, ...links, ...gygMailFacts(gyg, locale) };
  if (kind === 'PLACE') return { to, locale, template: 'placeReminder' as const, data };
  const contribution = needsFor(gyg, needs, locale);
  return { to, locale, template: 'gygReminder' as const, data: { ...data, contribution } };
}

/** Reminds people by notification and mail, each with a link of their own. */
async function sendReminder(uow: UnitOfWork, gyg: GygRow, people: readonly Reminded[]): Promise<void> {
  const start = gyg.startDateTime?.getTime() ?? 0;
  const subjects = people.map((person) => writeSubject({ kind: person.kind, id: person.id, start }));
  const tokens = await signLinks(uow.tx, 'reminder', subjects);
  const addressed = people.map((person, index) => {
    const subject = subjects[index] ?? '';
    return { person, subject, token: tokens.get(subject) };
  });
  await notifyEach(uow, addressed, (person) => messageTo(gyg, person));
  if (!uow.mail) return;
  const { participantInfo } = await getGygPageRow(uow.tx, gyg.id, 'own');
  const informed = participantInfo !== '';
  await enqueueMails(uow.tx, addressed, (holder) => mailOf(uow, gyg, holder, { informed }));
}

/** The people to remind, once each for all their bookings, and once for a place. */
async function listReminded({ tx, now }: UnitOfWork, gygId: string): Promise<Reminded[]> {
  const settled = (row: { createdAt: Date }) => row.createdAt.getTime() <= now.getTime() - justBookedMs;
  const booked = new Map<string, BookedRow[]>();
  for (const row of await listBooked(tx, gygId)) booked.set(row.userId, [...(booked.get(row.userId) ?? []), row]);
  const bookers = [...booked.values()].flatMap((needs): Reminded[] => {
    const [first] = needs;
    return first && needs.some(settled) ? [{ ...first, kind: 'BOOKING', needs }] : [];
  });
  const places = (await listPlaces(tx, gygId)).filter(settled);
  return [...bookers, ...places.map((row): Reminded => ({ ...row, kind: 'PLACE', needs: [] }))];
}

/**
 * Sends the due reminder of a gyg and records it, in the caller's transaction; exactly once for its current start, also
 * under concurrency. Of several due ones only the nearest to the start is sent. Returns how many it recorded. Throws
 * 404 `gyg.missing`.
 */
export async function sendDueReminders(uow: UnitOfWork, gygId: string): Promise<number> {
  const gyg = await lockGygForUpdate(uow, gygId);
  const { enabled, hoursBefore } = await settingsOf(uow.tx, gyg.id);
  if (!enabled) return 0;
  const due = dueHours(gyg, hoursBefore, uow.now);
  const { send, passed } = chooseReminder(due, await listRecorded(uow.tx, gyg));
  for (const hours of passed) await insertSent(uow, gyg, { hoursBefore: hours, recipients: 0 });
  if (send === undefined) return passed.length;
  const people = await listReminded(uow, gyg.id);
  if (await insertSent(uow, gyg, { hoursBefore: send, recipients: people.length }))
    await sendReminder(uow, gyg, people);
  return passed.length + 1;
}

/** Gygs with a due reminder, up to a limit of each kind. */
export function findDueReminders(read: Reader, now: Date, limit: number): Promise<string[]> {
  return listDueGygs(read, now, limit);
}

import { enqueueMail } from '@gyg/mail';
import type { UnitOfWork } from '../../access/unit-of-work';
import { type GygRow, gygMailFacts, needTitleFor } from '../gygs';
import { notifyPeople } from '../notifications';
import { signLink } from '../signed-links';
import { type EntryRow, listActiveEntries } from './waitlist-entry.repository';

const person = ({ userId, userLocale }: EntryRow) => ({ id: userId, locale: userLocale });

const valuesOf = (gyg: GygRow, entry: EntryRow) => ({
  gyg: gyg.title,
  host: gyg.orgName,
  need:
    (entry.offeredQuantity ?? entry.quantity) > 1
      ? `${entry.needTitle} × ${entry.offeredQuantity ?? entry.quantity}`
      : entry.needTitle,
});

/** Template data of the mails about an entry. `contribution` is empty for a place as a recipient. */
const factsOf = (uow: UnitOfWork, gyg: GygRow, entry: EntryRow, path: string) => ({
  name: entry.userName,
  link: `${uow.publicUrl}${path}`,
  ...gygMailFacts(gyg, entry.userLocale),
  contribution: needTitleFor(gyg, entry, entry.userLocale),
});

const addressOf = (uow: UnitOfWork, entry: EntryRow) => (uow.mail ? entry.userEmail : null);

/** Where a need, or a place as a recipient, is booked. */
const bookingPath = ({ gygId, needId, kind }: EntryRow) =>
  needId === null
    ? `/gygs/${gygId}#recipients`
    : `/gygs/${gygId}/book?${new URLSearchParams({ gid: gygId, id: needId, type: kind ?? 'SKILL' })}`;

/** Offers the person their place, to be accepted in the notification or by the link of the mail. */
export async function notifyOffered(uow: UnitOfWork, gyg: GygRow, entry: EntryRow): Promise<void> {
  // Signed without a mail too, since My bookings shows the same link.
  const token = await signLink(uow.tx, 'waitlist-offer', entry.id);
  const until = (entry.offerExpiresAt ?? uow.now).toISOString();
  await notifyPeople(uow, [person(entry)], {
    type: entry.needId === null ? 'waitlist_place_offered' : 'waitlist_offered',
    values: { ...valuesOf(gyg, entry), until },
    gygId: gyg.id,
    action: { kind: 'waitlist', targetId: entry.id },
  });
  const to = addressOf(uow, entry);
  if (to === null) return;
  const quantity = entry.kind === 'COMMODITY' ? { quantity: entry.offeredQuantity ?? entry.quantity } : {};
  const data = { ...factsOf(uow, gyg, entry, `/waitlist/offers/${token}`), ...quantity, until };
  await enqueueMail(uow.tx, { to, template: 'waitlistOffer', locale: entry.userLocale, data });
}

/** Notifies the person that their offer has ended and went to the next in the queue. */
export async function notifyOfferExpired(uow: UnitOfWork, gyg: GygRow, entry: EntryRow): Promise<void> {
  await notifyPeople(uow, [person(entry)], {
    type: entry.needId === null ? 'waitlist_place_expired' : 'waitlist_expired',
    values: valuesOf(gyg, entry),
    gygId: gyg.id,
  });
}

/** Notifies everyone in a queue of free places, which the first to book gets. */
export async function notifyFreePlace(uow: UnitOfWork, gyg: GygRow, entries: readonly EntryRow[]): Promise<void> {
  for (const entry of entries) {
    const type = entry.needId === null ? 'waitlist_place_free' : 'waitlist_free';
    await notifyPeople(uow, [person(entry)], { type, values: valuesOf(gyg, entry), gygId: gyg.id });
    const to = addressOf(uow, entry);
    if (to === null) continue;
    const data = factsOf(uow, gyg, entry, bookingPath(entry));
    await enqueueMail(uow.tx, { to, template: 'waitlistFree', locale: entry.userLocale, data });
  }
}

/** Notifies the people of a queue that it has closed without a place for them. */
export async function notifyQueueClosed(uow: UnitOfWork, gyg: GygRow, entries: readonly EntryRow[]): Promise<void> {
  for (const entry of entries) {
    const type = entry.needId === null ? 'waitlist_place_closed' : 'waitlist_closed';
    await notifyPeople(uow, [person(entry)], { type, values: valuesOf(gyg, entry), gygId: gyg.id });
    const to = addressOf(uow, entry);
    if (to === null) continue;
    const data = factsOf(uow, gyg, entry, '/search?states=po&sort=soonest');
    await enqueueMail(uow.tx, { to, template: 'waitlistClosed', locale: entry.userLocale, data });
  }
}

/** Notifies the people who wait of the gyg's new time or place. They keep their place in the queue. */
export async function notifyWaitlistOfChange(uow: UnitOfWork, gyg: GygRow): Promise<void> {
  const people = (await listActiveEntries(uow.tx, { gygId: gyg.id })).map(person);
  const values = { gyg: gyg.title, host: gyg.orgName };
  await notifyPeople(uow, people, { type: 'waitlist_gyg_changed', values, gygId: gyg.id });
}

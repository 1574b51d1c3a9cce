import { enqueueMails, type MailData, type MailTemplateName } from '@gyg/mail';
import type { UnitOfWork } from '../../../access/unit-of-work';
import { type GygRow, gygMailFacts, needTitleFor } from '../../gygs';
import { signLinks } from '../../mails';
import { notifyEach, notifyPeople } from '../../notifications';
import { listActiveEntries, type QueuedRow } from './waitlist-entry.repository';

const person = ({ userId, userLocale }: QueuedRow) => ({ id: userId, locale: userLocale });

const valuesOf = (gyg: GygRow, entry: QueuedRow) => ({
  gyg: gyg.title,
  host: gyg.orgName,
  need:
    (entry.offeredQuantity ?? entry.quantity) > 1
      ? `${entry.needTitle} × ${entry.offeredQuantity ?? entry.quantity}`
      : entry.needTitle,
});

/** Template data of the mails about an entry. `contribution` is empty for a place as a recipient. */
const factsOf = (uow: UnitOfWork, gyg: GygRow, entry: QueuedRow, path: string) => ({
  name: entry.userName,
  link: `${uow.publicUrl}${path}`,
  ...gygMailFacts(gyg, entry.userLocale),
  contribution: needTitleFor(gyg, entry, entry.userLocale),
});

/** A mail to each of these people who has an address. */
async function mailEach<Name extends MailTemplateName>(
  uow: UnitOfWork,
  entries: readonly QueuedRow[],
  template: Name,
  dataOf: (entry: QueuedRow) => MailData<Name>,
): Promise<void> {
  if (!uow.mail) return;
  await enqueueMails(uow.tx, entries, (entry) => {
    const { userEmail: to, userLocale: locale } = entry;
    return to === null ? undefined : { to, template, locale, data: dataOf(entry) };
  });
}

/** Where a need, or a place as a recipient, is booked. */
const bookingPath = ({ gygId, needId, kind }: QueuedRow) =>
  needId === null
    ? `/gygs/${gygId}#recipients`
    : `/gygs/${gygId}/book?${new URLSearchParams({ gid: gygId, id: needId, type: kind ?? 'SKILL' })}`;

/** Offers people their places, to be accepted in the notification or by the link of the mail. */
export async function notifyOffered(uow: UnitOfWork, gyg: GygRow, entries: readonly QueuedRow[]): Promise<void> {
  // Signed without a mail too, since My bookings shows the same links.
  const tokens = await signLinks(
    uow.tx,
    'waitlist-offer',
    entries.map(({ id }) => id),
  );
  const until = ({ offerExpiresAt }: QueuedRow) => (offerExpiresAt ?? uow.now).toISOString();
  await notifyEach(uow, entries, (entry) => ({
    to: person(entry),
    type: entry.needId === null ? 'waitlist_place_offered' : 'waitlist_offered',
    values: { ...valuesOf(gyg, entry), until: until(entry) },
    gygId: gyg.id,
    action: { kind: 'waitlist', targetId: entry.id },
  }));
  await mailEach(uow, entries, 'waitlistOffer', (entry) => {
    const quantity = entry.kind === 'COMMODITY' ? { quantity: entry.offeredQuantity ?? entry.quantity } : {};
    const path = `/waitlist/offers/${tokens.get(entry.id)}`;
    return { ...factsOf(uow, gyg, entry, path), ...quantity, until: until(entry) };
  });
}

/** Notifies the person that their offer has ended and went to the next in the queue. */
export async function notifyOfferExpired(uow: UnitOfWork, gyg: GygRow, entry: QueuedRow): Promise<void> {
  await notifyPeople(uow, [person(entry)], {
    type: entry.needId === null ? 'waitlist_place_expired' : 'waitlist_expired',
    values: valuesOf(gyg, entry),
    gygId: gyg.id,
  });
}

/** Notifies everyone in a queue of free places, which the first to book gets. */
export async function notifyFreePlace(uow: UnitOfWork, gyg: GygRow, entries: readonly QueuedRow[]): Promise<void> {
  await notifyEach(uow, entries, (entry) => {
    const type = entry.needId === null ? 'waitlist_place_free' : 'waitlist_free';
    return { to: person(entry), type, values: valuesOf(gyg, entry), gygId: gyg.id };
  });
  await mailEach(uow, entries, 'waitlistFree', (entry) => factsOf(uow, gyg, entry, bookingPath(entry)));
}

/** Notifies the people of a queue that it has closed without a place for them. */
export async function notifyQueueClosed(uow: UnitOfWork, gyg: GygRow, entries: readonly QueuedRow[]): Promise<void> {
  await notifyEach(uow, entries, (entry) => {
    const type = entry.needId === null ? 'waitlist_place_closed' : 'waitlist_closed';
    return { to: person(entry), type, values: valuesOf(gyg, entry), gygId: gyg.id };
  });
  const path = '/search?states=po&sort=soonest';
  await mailEach(uow, entries, 'waitlistClosed', (entry) => factsOf(uow, gyg, entry, path));
}

/** Notifies the people who wait of the gyg's new time or place. They keep their place in the queue. */
export async function notifyWaitlistOfChange(uow: UnitOfWork, gyg: GygRow): Promise<void> {
  const people = (await listActiveEntries(uow.tx, { gygId: gyg.id })).map(person);
  const values = { gyg: gyg.title, host: gyg.orgName };
  await notifyPeople(uow, people, { type: 'waitlist_gyg_changed', values, gygId: gyg.id });
}

import { enqueueMail } from '@gyg/mail';
import type { UnitOfWork } from '../../access/unit-of-work';
import { type GygRow, gygMailFacts, listGygRowsById } from '../gygs';
import { notifyHosts, notifyPeople } from '../notifications';
import { queueDeliveries } from '../webhooks';
import type { RecipientRow } from './recipient.repository';

const valuesOf = (gyg: GygRow, row: RecipientRow, reason = '') => ({
  person: row.userName,
  gyg: gyg.title,
  host: gyg.orgName,
  reason,
});

const mailTo = (uow: UnitOfWork, row: RecipientRow) => (uow.mail ? row.userEmail : null);

/** Notifies the hosts; notifies and mails the recipient. */
export async function notifyRecipientBooked(uow: UnitOfWork, gyg: GygRow, row: RecipientRow): Promise<void> {
  const values = valuesOf(gyg, row);
  await notifyHosts(uow, gyg, { type: 'recipient_booked', values, relatedUserId: row.userId });
  const recipient = { id: row.userId, locale: row.userLocale };
  await notifyPeople(uow, [recipient], { type: 'place_confirmed', values, gygId: gyg.id });
  const to = mailTo(uow, row);
  if (to === null) return;
  const link = `${uow.publicUrl}/gygs/${gyg.id}/bookings`;
  const data = { name: row.userName, link, ...gygMailFacts(gyg, row.userLocale) };
  await enqueueMail(uow.tx, { to, template: 'placeConfirmed', locale: row.userLocale, data });
}

/** Mails the recipient that the place is cancelled; notifies the hosts if the recipient cancelled. */
export async function notifyRecipientCancelled(
  uow: UnitOfWork,
  gyg: GygRow,
  row: RecipientRow,
  { reason, cancelledBy }: { reason: string; cancelledBy: 'recipient' | 'host' },
): Promise<void> {
  const values = valuesOf(gyg, row, reason);
  if (cancelledBy === 'recipient') {
    await notifyHosts(uow, gyg, { type: 'recipient_cancelled', values, relatedUserId: row.userId });
  } else {
    const recipient = { id: row.userId, locale: row.userLocale };
    await notifyPeople(uow, [recipient], { type: 'place_cancelled_by_host', values, gygId: gyg.id });
  }
  const to = mailTo(uow, row);
  if (to === null) return;
  const facts = { ...gygMailFacts(gyg, row.userLocale), reason, cancelledBy };
  const data = { name: row.userName, link: `${uow.publicUrl}/gygs/${gyg.id}`, ...facts };
  await enqueueMail(uow.tx, { to, template: 'placeCancelled', locale: row.userLocale, data });
}

/** Calls the host's webhooks with the number of places, never with who has one. */
export async function queueDeliveriesOfPlaces(
  uow: UnitOfWork,
  { id, organizationId }: GygRow,
  event: 'recipient.created' | 'recipient.cancelled',
): Promise<void> {
  await queueDeliveries(uow, organizationId, event, async () => {
    const gyg = (await listGygRowsById(uow.tx, [id])).get(id);
    if (!gyg) return [];
    return [{ gygId: id, taken: gyg.beneficiariesTaken, places: gyg.beneficiaryPositions }];
  });
}

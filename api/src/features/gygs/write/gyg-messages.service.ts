import { enqueueMails } from '@gyg/mail';
import type { UnitOfWork } from '../../../access/unit-of-work';
import { notifyPeople } from '../../notifications';
import { type GygRow, gygMailFacts } from '..';
import { type Booker, listBookers } from './booker.repository';

/** What all mails about a gyg have; nothing for a person without an address. */
function mailTo(uow: UnitOfWork, { email, fullName, locale }: Booker, gyg: GygRow) {
  if (email === null) return;
  const link = `${uow.publicUrl}/gygs/${gyg.id}/bookings`;
  return { to: email, locale, data: { name: fullName, link, ...gygMailFacts(gyg, locale) } };
}

/** Notifies all bookers and recipients of a new date or address. */
export async function notifyGygChanged(uow: UnitOfWork, before: GygRow, after: GygRow): Promise<void> {
  const people = await listBookers(uow.tx, after.id);
  const values = { gyg: after.title, host: after.orgName };
  await notifyPeople(uow, people, { type: 'gyg_changed', values, gygId: after.id });
  if (!uow.mail) return;
  await enqueueMails(uow.tx, people, (person) => {
    const mail = mailTo(uow, person, after);
    if (mail === undefined) return;
    const { gygTitle: _title, organization: _host, ...place } = gygMailFacts(before, mail.locale);
    return { ...mail, template: 'gygChanged', data: { ...mail.data, before: place } };
  });
}

/** Notifies all bookers and recipients that the gyg was unpublished, with the reason. */
export async function notifyGygUnpublished(
  uow: UnitOfWork,
  gyg: GygRow,
  people: readonly Booker[],
  reason: string,
): Promise<void> {
  const values = { gyg: gyg.title, host: gyg.orgName, reason };
  await notifyPeople(uow, people, { type: 'gyg_unpublished', values, gygId: gyg.id });
  if (!uow.mail) return;
  await enqueueMails(uow.tx, people, (person) => {
    const mail = mailTo(uow, person, gyg);
    return mail && { ...mail, template: 'gygUnpublished', data: { ...mail.data, reason } };
  });
}

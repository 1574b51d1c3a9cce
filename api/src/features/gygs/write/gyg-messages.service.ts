import { enqueueMails } from '@gyg/mail';
import type { UnitOfWork } from '../../../access/unit-of-work';
import { notifyPeople } from '../../notifications';
import { type GygRow, gygMailFacts } from '..';
import { type Booker, listBookers } from './booker.repository';

/** The recipients with the template data common to all mails about a gyg. */
function mailsTo(uow: UnitOfWork, people: readonly Booker[], gyg: GygRow, path: string) {
  if (!uow.mail) return [];
  return people.flatMap(({ email, fullName, locale }) =>
    email === null
      ? []
      : [
          {
            to: email,
            locale,
            data: { name: fullName, link: `${uow.publicUrl}${path}`, ...gygMailFacts(gyg, locale) },
          },
        ],
  );
}

/** Notifies all bookers and recipients of a new date or address. */
export async function notifyGygChanged(uow: UnitOfWork, before: GygRow, after: GygRow): Promise<void> {
  const people = await listBookers(uow.tx, after.id);
  const values = { gyg: after.title, host: after.orgName };
  await notifyPeople(uow, people, { type: 'gyg_changed', values, gygId: after.id });
  const mails = mailsTo(uow, people, after, `/gygs/${after.id}/bookings`).map(({ data, ...mail }) => {
    const { gygTitle: _title, organization: _host, ...place } = gygMailFacts(before, mail.locale);
    return { ...mail, template: 'gygChanged' as const, data: { ...data, before: place } };
  });
  await enqueueMails(uow.tx, mails);
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
  const mails = mailsTo(uow, people, gyg, `/gygs/${gyg.id}/bookings`).map(({ data, ...mail }) => {
    return { ...mail, template: 'gygUnpublished' as const, data: { ...data, reason } };
  });
  await enqueueMails(uow.tx, mails);
}

import { enqueueMail } from '@gyg/mail';
import type { Work } from '../../access/work';
import { type GygRow, gygMailFacts } from '../gygs';
import { notifyPeople } from '../notifications';
import { type Booker, listBookers } from './booker.repository';

/** Those who are to be mailed, with what every mail about a gyg begins with. */
function mailsTo(work: Work, people: readonly Booker[], gyg: GygRow, path: string) {
  if (!work.mail) return [];
  return people.flatMap(({ email, fullName, locale }) =>
    email === null
      ? []
      : [{ to: email, locale, data: { name: fullName, link: `${work.publicUrl}${path}`, ...gygMailFacts(gyg) } }],
  );
}

/** Everybody who holds something learns of the new date or address (api.md, POST /gygs/{gygId}). */
export async function tellOfChange(work: Work, before: GygRow, after: GygRow): Promise<void> {
  const people = await listBookers(work.t, after.id);
  const values = { gyg: after.title, host: after.orgName };
  await notifyPeople(work, people, { type: 'gyg_changed', values, gygId: after.id });
  const { startDateTime, endDateTime, address } = gygMailFacts(before);
  for (const { data, ...mail } of mailsTo(work, people, after, `/gygs/${after.id}/bookings`)) {
    const changed = { ...data, before: { startDateTime, endDateTime, address } };
    await enqueueMail(work.t, { ...mail, template: 'gygChanged', data: changed });
  }
}

/** Everybody who held something learns that it was taken down, and why (api.md, unpublish). */
export async function tellOfUnpublishing(
  work: Work,
  gyg: GygRow,
  people: readonly Booker[],
  reason: string,
): Promise<void> {
  const values = { gyg: gyg.title, host: gyg.orgName, reason };
  await notifyPeople(work, people, { type: 'gyg_unpublished', values, gygId: gyg.id });
  for (const { data, ...mail } of mailsTo(work, people, gyg, `/gygs/${gyg.id}/bookings`)) {
    await enqueueMail(work.t, { ...mail, template: 'gygUnpublished', data: { ...data, reason } });
  }
}

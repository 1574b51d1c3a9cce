import type { Locale } from '@gyg/contract';
import { enqueueMail } from '@gyg/mail';
import type { UnitOfWork } from '../../access/unit-of-work';
import { type GygRow, getGygPageRow, gygMailFacts, needTitleFor } from '../gygs';
import { notifyPeople } from '../notifications';
import { signLinks } from '../signed-links';
import type { BookedRow, PlaceRow } from './reminded-people.repository';
import { type ReminderSubject, writeSubject } from './reminder-subject';

/** A person to remind, with what they have booked; nothing for a place. */
export interface Reminded extends Pick<PlaceRow, 'id' | 'userId' | 'fullName' | 'email' | 'locale'> {
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

async function notify(uow: UnitOfWork, gyg: GygRow, person: Reminded, subject: string): Promise<void> {
  const booked = person.kind === 'BOOKING';
  await notifyPeople(uow, [{ id: person.userId, locale: person.locale }], {
    type: booked ? 'gyg_reminder' : 'place_reminder',
    values: {
      gyg: gyg.title,
      host: gyg.orgName,
      start: gyg.startDateTime?.toISOString() ?? '',
      ...(booked ? { need: needValue(gyg, person) } : {}),
    },
    gygId: gyg.id,
    action: { kind: 'reminder', targetId: subject },
  });
}

/** Reminds people by notification and mail, each with a link of their own. */
export async function sendReminder(uow: UnitOfWork, gyg: GygRow, people: readonly Reminded[]): Promise<void> {
  const start = gyg.startDateTime?.getTime() ?? 0;
  const subjects = new Map(people.map((person) => [person, writeSubject({ kind: person.kind, id: person.id, start })]));
  const tokens = await signLinks(uow.tx, 'reminder', [...subjects.values()]);
  const page = await getGygPageRow(uow.tx, gyg.id);
  const about = `${uow.publicUrl}/gygs/${gyg.id}`;
  for (const [person, subject] of subjects) {
    await notify(uow, gyg, person, subject);
    if (!uow.mail || person.email === null) continue;
    const { email: to, locale, fullName: name } = person;
    const link = `${uow.publicUrl}/bookings/confirmations/${tokens.get(subject)}`;
    const data = {
      name,
      link: `${link}?answer=COMING`,
      cancelLink: `${link}?answer=CANCEL`,
      ...(page.participantInfo === '' ? {} : { informationLink: about }),
      ...gygMailFacts(gyg, locale),
    };
    if (person.kind === 'PLACE') await enqueueMail(uow.tx, { to, template: 'placeReminder', locale, data });
    else {
      const contribution = needsFor(gyg, person.needs, locale);
      await enqueueMail(uow.tx, { to, template: 'gygReminder', locale, data: { ...data, contribution } });
    }
  }
}

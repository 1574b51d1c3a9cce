import { enqueueMails } from '@gyg/mail';
import type { UnitOfWork } from '../../../access/unit-of-work';
import { notifyHosts, notifyPeople } from '../../notifications';
import { type GygRow, gygMailFacts } from '..';
import { listParticipants } from './transition.repository';

const valuesOf = (gyg: GygRow) => ({ gyg: gyg.title, host: gyg.orgName });

/** Notifies the hosts that they can record attendance. */
export async function notifyGygStarted(uow: UnitOfWork, gyg: GygRow): Promise<void> {
  await notifyHosts(uow, gyg, { type: 'gyg_started', values: valuesOf(gyg) });
}

/**
 * Asks the hosts for attendance, and thanks participants and asks for their story. Recipients are not mailed: thanking
 * people for needing help would be inappropriate (decision 0027).
 */
export async function notifyGygEnded(uow: UnitOfWork, gyg: GygRow): Promise<void> {
  await notifyHosts(uow, gyg, { type: 'gyg_ended', values: valuesOf(gyg) });
  const people = await listParticipants(uow.tx, gyg.id);
  await notifyPeople(uow, people, { type: 'gyg_thanks', values: valuesOf(gyg), gygId: gyg.id });
  if (!uow.mail) return;
  const link = `${uow.publicUrl}/stories/${gyg.id}/upload`;
  await enqueueMails(uow.tx, people, ({ email, fullName, locale }) => {
    if (email === null) return;
    const data = { name: fullName, link, ...gygMailFacts(gyg, locale) };
    return { to: email, template: 'gygThanks', locale, data };
  });
}

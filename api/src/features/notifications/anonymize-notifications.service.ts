import type { Locale } from '@gyg/contract';
import type { UnitOfWork } from '../../access/unit-of-work';
import {
  anonymizeResponder,
  dropNotificationsOf,
  listMentions,
  type MentionRow,
  rewriteMention,
} from './anonymize-notifications.repository';
import { isNotificationType, notificationTexts } from './notification-texts';

/** The erased user and the account requests that they made. */
interface ErasedPerson {
  id: string;
  fullName: string;
  organizationRequestIds: readonly string[];
}

const anonymousName: Record<Locale, string> = { en: 'Someone', se: 'Någon' };
/** Values that the user wrote. */
const personalFields = ['reason', 'caption', 'comment', 'website'];
const personalFieldsOf = (type: string) =>
  type === 'proposal_submitted' ? [...personalFields, 'title'] : personalFields;

function withoutName({ type, title, body, data, locale }: MentionRow, fullName: string) {
  if (data && isNotificationType(type)) {
    const entries = Object.entries(data).map(([key, value]) => {
      if (key === 'person') return [key, anonymousName[locale]];
      return [key, personalFieldsOf(type).includes(key) ? '–' : value];
    });
    const values: Record<string, string> = Object.fromEntries(entries);
    return { ...notificationTexts[type][locale](values), data: values };
  }
  const replaceName = (text: string) => (fullName === '' ? text : text.replaceAll(fullName, anonymousName[locale]));
  return { title: replaceName(title), body: replaceName(body), data: null };
}

/**
 * Deletes an erased user's notifications and anonymises them in those of others: no name, picture, reasons or
 * captions. Answers stay answered.
 */
export async function anonymizeNotifications(uow: UnitOfWork, person: ErasedPerson): Promise<void> {
  const { id, fullName, organizationRequestIds } = person;
  await dropNotificationsOf(uow.tx, id);
  for (const row of await listMentions(uow.tx, id, organizationRequestIds)) {
    await rewriteMention(uow.tx, row.id, withoutName(row, fullName));
  }
  await anonymizeResponder(uow.tx, id, fullName);
}

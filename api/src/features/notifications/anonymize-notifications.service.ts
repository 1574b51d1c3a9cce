import type { UnitOfWork } from '../../access/unit-of-work';
import {
  anonymizeResponder,
  dropNotificationsOf,
  listMentions,
  type MentionRow,
  rewriteMention,
} from './anonymize-notifications.repository';
import { isNotificationType, someone, writeTexts } from './notification-texts';

/** The erased user and the account requests that they made. */
interface ErasedPerson {
  id: string;
  fullName: string;
  organizationRequestIds: readonly string[];
}

/** Values that the user wrote. */
const personalFields = ['reason', 'caption', 'comment', 'website'];
const personalFieldsOf = (type: string) =>
  type === 'proposal_submitted' ? [...personalFields, 'title'] : personalFields;

function withoutName({ type, title, body, data, locale }: MentionRow, fullName: string) {
  if (data && isNotificationType(type)) {
    const entries = Object.entries(data).map(([key, value]) => {
      if (key === 'person') return [key, ''];
      return [key, personalFieldsOf(type).includes(key) ? '–' : value];
    });
    const values: Record<string, string> = Object.fromEntries(entries);
    return { ...writeTexts(type, locale, values), data: values };
  }
  const replaceName = (text: string) => (fullName === '' ? text : text.replaceAll(fullName, someone[locale]));
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

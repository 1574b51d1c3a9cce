import type { Locale } from '@gyg/contract';
import { inParts } from '@gyg/database';
import type { UnitOfWork } from '../../access/unit-of-work';
import {
  type ActionKind,
  type Addressee,
  answerActions,
  answerReminders,
  archiveNotificationsAt,
  insertNotifications,
  listAdmins,
  listHosts,
  type NewNotification,
  type SentAt,
} from './notification.repository';
import { type NotificationType, writeTexts } from './notification-texts';

export interface Message {
  type: NotificationType;
  /** Values of the texts. */
  values: Readonly<Record<string, string>>;
  gygId?: string;
  organizationId?: string;
  proposalId?: string;
  storyId?: string;
  /** The user it is about; they are not notified. */
  relatedUserId?: string;
  image?: string | null;
  /** The action that the reader can accept or decline. */
  action?: { kind: ActionKind; targetId: string };
}

/** A message in the languages of its readers, without a reader. */
function rowsOf({ now }: UnitOfWork, { type, values, action, image = null, ...about }: Message) {
  const same = {
    ...about,
    type,
    data: { ...values },
    image,
    actionKind: action?.kind ?? null,
    actionTargetId: action?.targetId ?? null,
    createdAt: now,
  };
  const inLanguage = new Map<Locale, ReturnType<typeof writeTexts>>();
  return ({ id, locale }: Addressee) => {
    const texts = inLanguage.get(locale) ?? writeTexts(type, locale, values);
    inLanguage.set(locale, texts);
    return { ...same, ...texts, userId: id };
  };
}

/** Writes a notification for each user in their language, in the caller's transaction and in parts. */
export async function notifyPeople(uow: UnitOfWork, people: readonly Addressee[], message: Message): Promise<void> {
  if (!uow.notify) return;
  const byId = new Map(people.map((person) => [person.id, person]));
  const rowOf = rowsOf(uow, message);
  await inParts([...byId.values()], async (part) => {
    await insertNotifications(uow.tx, part.map(rowOf));
  });
}

/** A message of its own for one person. */
interface OwnMessage extends Message {
  to: Addressee;
}

/**
 * Writes a notification for each person, each with its own message, with few statements for any number of them, and in parts,
 * as each message is written.
 */
export async function notifyEach<Person>(
  uow: UnitOfWork,
  people: readonly Person[],
  messageOf: (person: Person) => OwnMessage,
): Promise<void> {
  if (!uow.notify) return;
  const rowOf = (person: Person) => {
    const { to, ...message } = messageOf(person);
    return rowsOf(uow, message)(to);
  };
  await inParts(people, async (part) => {
    await insertNotifications(uow.tx, part.map(rowOf));
  });
}

/**
 * Notifies the hosts of a gyg (the organisation's admins and its managers), except the user it is about; and with the same
 * statement others, each with their own message.
 */
export async function notifyHosts(
  uow: UnitOfWork,
  gyg: { id: string; organizationId: string },
  message: Message,
  others: readonly OwnMessage[] = [],
): Promise<void> {
  if (!uow.notify) return;
  const hosts = (await listHosts(uow.tx, gyg)).filter((host) => host.id !== message.relatedUserId);
  const toHosts = hosts.map((to) => ({ ...message, gygId: gyg.id, to }));
  await notifyEach(uow, [...toHosts, ...others], (recipient) => recipient);
}

/** Notifies the admins of an organisation, except the user it is about. */
export async function notifyAdmins(uow: UnitOfWork, organizationId: string, message: Message): Promise<void> {
  if (!uow.notify) return;
  const admins = (await listAdmins(uow.tx, organizationId)).filter((admin) => admin.id !== message.relatedUserId);
  await notifyPeople(uow, admins, { ...message, organizationId });
}

/** Marks an action as answered, and by whom, in all notifications about it, which archives them. */
export async function closeAction(
  uow: UnitOfWork,
  action: { kind: ActionKind; targetId: string },
  answer: { accepted: boolean; by: string },
): Promise<void> {
  const { accepted, by } = answer;
  const answered = { respondedAt: uow.now, responderAccepted: accepted, responderFullName: by };
  await answerActions(uow.tx, { kind: action.kind, targetIds: [action.targetId] }, answered);
}

/** Withdraws an action, so that no one can answer it any more. */
export function withdrawAction(uow: UnitOfWork, action: { kind: ActionKind; targetId: string }): Promise<void> {
  return withdrawActions(uow, { kind: action.kind, targetIds: [action.targetId] });
}

/** Withdraws any number of actions of a kind, by one statement. */
export async function withdrawActions(
  uow: UnitOfWork,
  actions: { kind: ActionKind; targetIds: readonly string[] },
): Promise<void> {
  if (actions.targetIds.length === 0) return;
  await answerActions(uow.tx, actions, { respondedAt: null, responderAccepted: null, responderFullName: null });
}

const reminderTypes = { BOOKING: 'gyg_reminder', PLACE: 'place_reminder' } as const;

/** A person's bookings of a gyg, or their place. */
interface Holding {
  gygId: string;
  userId: string;
  kind: keyof typeof reminderTypes;
}

/** Marks a person's reminders of their bookings of a gyg, or of their place, as answered. */
export async function closeReminders(
  uow: UnitOfWork,
  { gygId, userId, kind }: Holding,
  { accepted, by }: { accepted: boolean; by: string },
): Promise<void> {
  const answer = { respondedAt: uow.now, responderAccepted: accepted, responderFullName: by };
  await answerReminders(uow.tx, { gygId, userId, type: reminderTypes[kind] }, answer);
}

/** Withdraws reminders that have not been answered: of a person, or of all people of a gyg. */
export async function withdrawReminders(uow: UnitOfWork, reminders: Holding | { gygId: string }): Promise<void> {
  const whose = 'kind' in reminders ? { userId: reminders.userId, type: reminderTypes[reminders.kind] } : {};
  const withdrawn = { respondedAt: null, responderAccepted: null, responderFullName: null };
  await answerReminders(uow.tx, { gygId: reminders.gygId, ...whose, open: true }, withdrawn);
}

const invitationTypes: readonly NotificationType[] = [
  'gyg_invited',
  'organization_invited',
  'story_requested',
  'message',
];

/** Archives the notification of an invitation, found by its time: both were written in the same transaction. */
export function archiveInvitation(uow: UnitOfWork, sent: SentAt): Promise<void> {
  return archiveNotificationsAt(uow.tx, sent, invitationTypes);
}

type Given = Omit<NewNotification, 'createdAt' | 'actionKind' | 'actionTargetId' | 'data'>;
/** A notification of the platform: values instead of texts. */
type GivenValues = Omit<Given, 'type' | 'title' | 'body'> & {
  type: NotificationType;
  values: Readonly<Record<string, string>>;
};

/** Writes notifications with texts by people. */
export async function writeNotifications(uow: UnitOfWork, rows: readonly Given[]): Promise<void> {
  await insertNotifications(
    uow.tx,
    rows.map((row) => ({ ...row, createdAt: uow.now })),
  );
}

function withTexts({ values, ...notification }: GivenValues) {
  // The reader's language is taken when it is read; the stored text is only a fallback.
  return { ...notification, ...writeTexts(notification.type, 'en', values), data: { ...values } };
}

/** Writes one notification, for seeding: with values of the platform's texts, or with a text of its own. */
export async function writeNotification(uow: UnitOfWork, input: Given | GivenValues): Promise<{ id: string }> {
  const notification = 'values' in input ? withTexts(input) : input;
  const [id] = await insertNotifications(uow.tx, [{ ...notification, createdAt: uow.now }]);
  return { id: id ?? '' };
}

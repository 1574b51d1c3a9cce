import type { InviteType, Locale } from '@gyg/contract';
import { enqueueMail } from '@gyg/mail';
import type { SignedIn } from '../../access/actor';
import type { UnitOfWork } from '../../access/unit-of-work';
import { createUnsubscribeLink } from '../mails';
import { type NotificationType, notifyPeople } from '../notifications';
import type { Addressee } from './addressees.service';
import { type Invitation, writeInvitation } from './invitation-mail';

const notificationTypes: Record<InviteType, NotificationType> = {
  'gyg-invite': 'gyg_invited',
  'org-join-invite': 'organization_invited',
  'request-story': 'story_requested',
  message: 'message',
};

export interface Sending {
  invitation: Invitation;
  /** Addresses that get no mail. */
  unsubscribed: ReadonlySet<string>;
  /** The language of mails to addresses without an account. */
  locale: Locale;
}

async function mail(
  uow: UnitOfWork,
  actor: SignedIn,
  { invitation, unsubscribed, locale: unknownLocale }: Sending,
  { email, person }: Addressee,
): Promise<string | undefined> {
  const to = email ?? person?.email ?? null;
  if (to === null || !uow.mail || unsubscribed.has(to)) return undefined;
  const locale = person?.locale ?? unknownLocale;
  const unsubscribe = person ? undefined : await createUnsubscribeLink(uow, to, locale);
  const envelope = { publicUrl: uow.publicUrl, recipient: person?.fullName ?? '', inviter: actor.fullName };
  return enqueueMail(uow.tx, { to, locale, ...writeInvitation(invitation, { ...envelope, unsubscribe }, locale) });
}

/** The e-mail in the outbox that a recipient gets, by how the recipient was given. */
export type MailIds = ReadonlyMap<string, string>;

/**
 * Mails and, if they have an account, notifies each recipient once, in their language. Returns the mails in the outbox.
 */
export async function notifyInvitees(
  uow: UnitOfWork,
  actor: SignedIn,
  sending: Sending,
  reached: readonly Addressee[],
): Promise<MailIds> {
  const mailOf = new Map<string, string | undefined>();
  const mailIds = new Map<string, string>();
  for (const addressee of reached) {
    const to = addressee.person?.id ?? addressee.given;
    const mailId = mailOf.has(to) ? mailOf.get(to) : await mail(uow, actor, sending, addressee);
    mailOf.set(to, mailId);
    if (mailId !== undefined) mailIds.set(addressee.given, mailId);
  }
  const { type, organization, gyg, need, message } = sending.invitation;
  const people = reached.flatMap(({ person }) => (person && person.id !== actor.id ? [person] : []));
  await notifyPeople(uow, people, {
    type: notificationTypes[type],
    values: {
      person: actor.fullName,
      organization: organization.name,
      gyg: gyg?.title ?? '',
      need: need?.needTitle ?? '',
      title: gyg?.title ?? organization.name,
      body: message,
    },
    image: organization.logo,
    organizationId: organization.id,
    relatedUserId: actor.id,
    ...(gyg ? { gygId: gyg.id } : {}),
  });
  return mailIds;
}

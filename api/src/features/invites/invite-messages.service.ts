import type { InviteType, Locale } from '@gyg/contract';
import { enqueueMail } from '@gyg/mail';
import type { SignedIn } from '../../access/actor';
import type { UnitOfWork } from '../../access/unit-of-work';
import { type GygRow, gygMailFacts } from '../gygs';
import { type NotificationType, notifyPeople } from '../notifications';
import type { OrganizationRow } from '../organizations';
import { createUnsubscribeLink } from '../unsubscribe';
import type { Addressee } from './addressees.service';

/** The data of an invitation that its texts need. */
export interface Invitation {
  type: InviteType;
  organization: OrganizationRow;
  gyg: GygRow | undefined;
  need: { id: string; title: string } | undefined;
  message: string;
  /** Addresses that get no mail. */
  unsubscribed: ReadonlySet<string>;
}

const notificationTypes: Record<InviteType, NotificationType> = {
  'gyg-invite': 'gyg_invited',
  'org-join-invite': 'organization_invited',
  'request-story': 'story_requested',
  message: 'message',
};

const toMembers: Record<Locale, string> = { en: 'To our members', se: 'Till våra medlemmar' };

/** The path of the mail's link: the landing page of the invitation. */
function pathOf({ type, organization, gyg, need }: Invitation): string {
  if (type === 'org-join-invite') return `/users/invite/${organization.friendlyUrl}`;
  if (!gyg) return `/go/${organization.friendlyUrl}`;
  if (type === 'request-story') return `/stories/${gyg.id}/upload`;
  const names = `${gyg.orgFriendlyUrl}/${gyg.friendlyUrl}`;
  return need ? `/gygs/invite/${names}/${need.id}` : `/go/${names}`;
}

async function mail(
  uow: UnitOfWork,
  actor: SignedIn,
  invitation: Invitation,
  { email, person }: Addressee,
): Promise<void> {
  const to = email ?? person?.email ?? null;
  if (to === null || !uow.mail || invitation.unsubscribed.has(to)) return;
  const { type, organization, gyg, need, message } = invitation;
  const locale = person?.locale ?? actor.locale;
  const addressed = { name: person?.fullName ?? '', link: `${uow.publicUrl}${pathOf(invitation)}` };
  const from = { organization: organization.name, inviter: actor.fullName, message };
  const unsubscribe = person ? {} : { unsubscribe: await createUnsubscribeLink(uow, to, locale) };
  const gygFacts = gyg && { ...addressed, ...from, ...gygMailFacts(gyg) };
  if (type === 'gyg-invite' && gygFacts) {
    const data = { ...gygFacts, ...unsubscribe, ...(need ? { need: need.title } : {}) };
    await enqueueMail(uow.tx, { to, template: 'gygInvite', locale, data });
  } else if (type === 'request-story' && gygFacts) {
    await enqueueMail(uow.tx, { to, template: 'storyRequest', locale, data: gygFacts });
  } else if (type === 'org-join-invite') {
    const data = { ...addressed, ...from, ...unsubscribe };
    await enqueueMail(uow.tx, { to, template: 'membershipInvitation', locale, data });
  } else {
    const data = { ...addressed, ...from, title: gyg?.title ?? toMembers[locale] };
    await enqueueMail(uow.tx, { to, template: 'plainMessage', locale, data });
  }
}

/** Mails and, if they have an account, notifies each recipient once, in their language (the sender's if unknown). */
export async function notifyInvitees(
  uow: UnitOfWork,
  actor: SignedIn,
  invitation: Invitation,
  reached: readonly Addressee[],
): Promise<void> {
  const notifiedIds = new Set<string>();
  for (const one of reached) {
    const to = one.person?.id ?? one.given;
    if (!notifiedIds.has(to)) await mail(uow, actor, invitation, one);
    notifiedIds.add(to);
  }
  const { type, organization, gyg, need, message } = invitation;
  const people = reached.flatMap(({ person }) => (person && person.id !== actor.id ? [person] : []));
  await notifyPeople(uow, people, {
    type: notificationTypes[type],
    values: {
      person: actor.fullName,
      organization: organization.name,
      gyg: gyg?.title ?? '',
      need: need?.title ?? '',
      title: gyg?.title ?? organization.name,
      body: message,
    },
    image: organization.logo,
    organizationId: organization.id,
    relatedUserId: actor.id,
    ...(gyg ? { gygId: gyg.id } : {}),
  });
}

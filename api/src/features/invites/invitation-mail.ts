import type { InviteType, Locale } from '@gyg/contract';
import type { MailToSend } from '@gyg/mail';
import { type GygRow, gygMailFacts, gygTextsIn, needTitleFor, type TitledNeed } from '../gygs';
import type { OrganizationRow } from '../organizations';

/** The data of an invitation that its texts need. */
export interface Invitation {
  type: InviteType;
  organization: Pick<OrganizationRow, 'id' | 'name' | 'logo' | 'friendlyUrl'>;
  gyg: GygRow | undefined;
  need: (TitledNeed & { id: string }) | undefined;
  message: string;
}

type InvitationTemplate = 'gygInvite' | 'storyRequest' | 'membershipInvitation' | 'plainMessage';
/** A template with its data. */
type Letter = { [Name in InvitationTemplate]: Pick<MailToSend<Name>, 'template' | 'data'> }[InvitationTemplate];

const toMembers: Record<Locale, string> = { en: 'To our members', se: 'Till våra medlemmar' };

/** The path of the mail's link: the landing page of the invitation. */
function pathOf({ type, organization, gyg, need }: Invitation): string {
  if (type === 'org-join-invite') return `/users/invite/${organization.friendlyUrl}`;
  if (!gyg) return `/go/${organization.friendlyUrl}`;
  if (type === 'request-story') return `/stories/${gyg.id}/upload`;
  const names = `${gyg.orgFriendlyUrl}/${gyg.friendlyUrl}`;
  return need ? `/gygs/invite/${names}/${need.id}` : `/go/${names}`;
}

export interface Envelope {
  publicUrl: string;
  /** Empty if unknown. */
  recipient: string;
  inviter: string;
  /** For addresses without an account. */
  unsubscribe?: string | undefined;
}

/** The mail of an invitation: the template of its type and the data for it. */
export function writeInvitation(
  invitation: Invitation,
  { publicUrl, recipient, inviter, unsubscribe }: Envelope,
  locale: Locale,
): Letter {
  const { type, organization, gyg, need, message } = invitation;
  const addressed = { name: recipient, link: `${publicUrl}${pathOf(invitation)}` };
  const from = { organization: organization.name, inviter, message };
  const stop = unsubscribe === undefined ? {} : { unsubscribe };
  const gygFacts = gyg && { ...addressed, ...from, ...gygMailFacts(gyg, locale) };
  if (type === 'gyg-invite' && gyg && gygFacts) {
    const data = { ...gygFacts, ...stop, ...(need ? { need: needTitleFor(gyg, need, locale) } : {}) };
    return { template: 'gygInvite', data };
  }
  if (type === 'request-story' && gygFacts) return { template: 'storyRequest', data: gygFacts };
  if (type === 'org-join-invite') {
    return { template: 'membershipInvitation', data: { ...addressed, ...from, ...stop } };
  }
  return {
    template: 'plainMessage',
    data: { ...addressed, ...from, title: gyg ? gygTextsIn(gyg, locale).title : toMembers[locale] },
  };
}

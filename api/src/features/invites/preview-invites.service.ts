import type { InvitePreview, Locale } from '@gyg/contract';
import { describeMail } from '@gyg/mail';
import type { SignedIn } from '../../access/actor';
import type { ApiContext } from '../../api-context';
import { writeInvitation } from './invitation-mail';
import { type InvitationInput, prepareInvitation } from './prepare-invitation.service';

/**
 * The mail of an invitation in both languages, as the caller would get it; sends nothing. Refused like the invitation.
 */
export async function previewInvites(
  { db, config }: ApiContext,
  actor: SignedIn,
  input: InvitationInput,
  now: Date,
): Promise<InvitePreview> {
  const invitation = await prepareInvitation(db.read, actor, input, { name: 'previewInvites', now });
  const envelope = { publicUrl: config.publicUrl, recipient: actor.fullName, inviter: actor.fullName };
  const preview = (locale: Locale) => ({
    from: config.mailFrom,
    ...describeMail(writeInvitation(invitation, envelope, locale), locale, now),
  });
  return { en: preview('en'), se: preview('se') };
}

import type { Invite } from '@gyg/contract';
import type { SignedIn } from '../../access/actor';
import type { UnitOfWork } from '../../access/unit-of-work';
import { problem } from '../../problem';
import { getVisibleGyg } from '../gygs';
import { countRecipients, findUnsubscribed, type RecipientLimits } from '../mails';
import { getOrganizationRow } from '../organizations';
import type { Addressee } from './addressees.service';
import type { Invitation } from './invitation-mail';
import { requireInvitable } from './invite.policy';
import { presentInvite } from './invite.presenter';
import {
  findInvitedNeed,
  findInviteRow,
  listPeople,
  type StoredInvite,
  updatePendingInvite,
} from './invite.repository';
import { notifyInvitees } from './invite-messages.service';
import { archiveNotificationsOf, getPendingInvite } from './withdraw-invite.service';

const day = 24 * 60 * 60 * 1000;

/** At most one mail a day, the first one included. */
function requireWait({ createdAt, remindedAt }: StoredInvite, now: Date): void {
  const wait = Math.min((remindedAt ?? createdAt).getTime() + day - now.getTime(), day);
  if (wait <= 0) return;
  const detail = 'This invitation was sent within the last day.';
  throw problem('invites.too_many', { detail, headers: { 'Retry-After': String(Math.ceil(wait / 1000)) } });
}

async function findInvitation(uow: UnitOfWork, actor: SignedIn, invite: StoredInvite): Promise<Invitation> {
  const { type, organizationId, gygId, needId, message } = invite;
  const organization = await getOrganizationRow(uow.tx, organizationId);
  const gyg = gygId === null ? undefined : await getVisibleGyg(uow.tx, actor, gygId);
  if (gyg) requireInvitable(type, gyg, uow.now);
  const need = gyg && needId !== null ? await findInvitedNeed(uow.tx, gyg.id, needId) : undefined;
  return { type, organization, gyg, need, message };
}

async function findAddressee(uow: UnitOfWork, { userId, email }: StoredInvite): Promise<Addressee> {
  const to = { ids: userId === null ? [] : [userId], emails: email === null ? [] : [email] };
  const [person] = await listPeople(uow.tx, to);
  return { given: userId ?? email ?? '', email, person };
}

/**
 * Sends an invitation that is not answered again: the same mail and, to a user, the notification. Throws 404, 403, 409
 * if it was answered, the gyg has finished or the address unsubscribed, and 429 `invites.too_many` within a day or
 * above the day's limits.
 */
export async function remindInvite(
  uow: UnitOfWork,
  actor: SignedIn,
  inviteId: string,
  limits: RecipientLimits | undefined,
): Promise<Invite> {
  const invite = await getPendingInvite(uow.tx, actor, inviteId, 'remindInvite');
  requireWait(invite, uow.now);
  const invitation = await findInvitation(uow, actor, invite);
  const addressee = await findAddressee(uow, invite);
  const address = addressee.email ?? addressee.person?.email ?? null;
  const emails = address === null ? [] : [address];
  if ((await findUnsubscribed(uow, emails)).size > 0) throw problem('invites.unsubscribed');
  await countRecipients(uow, limits, { senderId: actor.id, organizationId: invite.organizationId, emails });
  await archiveNotificationsOf(uow, invite);
  const sending = { invitation, unsubscribed: new Set<string>(), locale: invite.locale ?? actor.locale };
  const mailIds = await notifyInvitees(uow, actor, sending, [addressee]);
  const reminded = { remindedAt: uow.now, mailId: mailIds.get(addressee.given) ?? null };
  if (!(await updatePendingInvite(uow.tx, invite, reminded))) throw problem('invites.already_answered');
  const row = await findInviteRow(uow.tx, inviteId);
  if (!row) throw problem('invites.missing');
  return presentInvite(row);
}

import type { GygMessage, MessageAudience } from '@gyg/contract';
import { enqueueMails } from '@gyg/mail';
import type { SignedIn } from '../../../access/actor';
import { permit } from '../../../access/permit';
import type { Paging } from '../../../access/queries/paging.repository';
import type { UnitOfWork } from '../../../access/unit-of-work';
import type { ApiContext } from '../../../api-context';
import { problem } from '../../../problem';
import { type GygRow, getVisibleGyg, gygMailFacts } from '../../gygs';
import { countGygMessage, type RecipientLimits } from '../../mails';
import { getUserRow, requireActiveUser } from '../../people';
import { notifyPeople } from '..';
import { listAudience, type Recipient } from './audience.repository';
import { type GygMessageRow, insertMessage, listMessageRows } from './gyg-message.repository';

export interface GygMessageInput {
  audience: MessageAudience;
  bookingIds: readonly string[];
  title: string;
  body: string;
  /** Answers by e-mail go to the sender, whose address the readers then see. */
  replyToMe: boolean;
}

/** One notification and one mail for each person, in their language around the sender's text. */
async function notifyRecipients(
  uow: UnitOfWork,
  { actor, gyg, people }: { actor: SignedIn; gyg: GygRow; people: readonly Recipient[] },
  { title, body, replyToMe }: GygMessageInput,
): Promise<void> {
  const values = { organization: gyg.orgName, title, body };
  await notifyPeople(uow, people, { type: 'message', values, gygId: gyg.id, organizationId: gyg.organizationId });
  if (!uow.mail) return;
  const link = `${uow.publicUrl}/gygs/${gyg.id}`;
  const replyTo = replyToMe ? (await getUserRow(uow.tx, actor.id)).email : null;
  const facts = { link, inviter: actor.fullName, title, message: body, ...(replyTo ? { replyTo } : {}) };
  await enqueueMails(uow.tx, people, ({ email, fullName, locale }) => {
    if (email === null) return;
    const data = { name: fullName, ...gygMailFacts(gyg, locale), ...facts };
    return { to: email, template: 'gygMessage', locale, data };
  });
}

/** A message of a gyg's hosts. The sender has no name if their account was erased. */
function presentGygMessage({ createdAt, ...row }: GygMessageRow): GygMessage {
  return { ...row, created: createdAt.toISOString() };
}

/** The messages of a gyg's hosts to its people, for the hosts. */
export async function listGygMessages(
  { db: { read } }: ApiContext,
  actor: SignedIn,
  gygId: string,
  { page, pageSize }: Paging,
) {
  const gyg = await getVisibleGyg(read, actor, gygId);
  permit('listGygMessages', actor, { gyg });
  const { rows, total } = await listMessageRows(read, gyg.id, { page, pageSize });
  return { messages: rows.map(presentGygMessage), total, page, pageSize };
}

/**
 * Sends a message of a gyg's hosts to the people who take part in it, with few statements for any number of people.
 * Throws 404 `gyg.missing`, 403, 400 `invites.nobody` if the audience is empty, and 429 `invites.too_many` once the
 * gyg has sent its messages of the day (see `countGygMessage`).
 */
export async function sendGygMessage(
  uow: UnitOfWork,
  actor: SignedIn,
  gygId: string,
  input: GygMessageInput,
  limits: RecipientLimits | undefined,
): Promise<GygMessage> {
  const gyg = await getVisibleGyg(uow.tx, actor, gygId);
  permit('sendGygMessage', actor, { gyg });
  const { audience, bookingIds, title, body } = input;
  const people = await listAudience(uow.tx, { gygId: gyg.id, audience, bookingIds });
  if (people.length === 0) throw problem('invites.nobody');
  await countGygMessage(uow, limits, gyg.id);
  const message = { gygId: gyg.id, audience, title, body, recipients: people.length, createdAt: uow.now };
  const id = await insertMessage(uow.tx, { ...message, sentBy: actor.id });
  await requireActiveUser(uow.tx, actor.id);
  await notifyRecipients(uow, { actor, gyg, people }, input);
  return presentGygMessage({ ...message, id, senderName: actor.fullName });
}

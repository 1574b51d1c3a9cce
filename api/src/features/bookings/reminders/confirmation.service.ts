import type { Confirmation, Locale, ReminderAnswer } from '@gyg/contract';
import type { Reader } from '@gyg/database';
import { isSelf, type SignedIn } from '../../../access/actor';
import { inTransaction, type UnitOfWork } from '../../../access/unit-of-work';
import type { ApiContext } from '../../../api-context';
import { problem } from '../../../problem';
import { type Asked, listGygRowsById, lockGygForUpdate } from '../../gygs';
import { readSignedLink } from '../../mails';
import { closeReminders } from '../../notifications';
import { actorOf } from '../../people';
import { cancelBeneficiaryPlace } from '../../recipients';
import { cancelBooking } from '../end-booking.service';
import { confirmationState, presentConfirmation } from './confirmation.presenter';
import { confirmHeld, findHolder, type Held, type Holder, listHeld } from './confirmation.repository';
import { type ReminderSubject, readSubject } from './reminder-subject';

interface Answer {
  answer: ReminderAnswer;
  /** Of a cancellation; a standard sentence if empty. */
  reason: string;
}

const defaultReason: Record<Locale, string> = {
  en: 'Answered the reminder: can’t come',
  se: 'Svarade på påminnelsen: kan inte komma',
};

async function holderOf(read: Reader, subject: ReminderSubject | undefined): Promise<Holder & { start: number }> {
  const holder = subject && (await findHolder(read, subject));
  if (!holder) throw problem('reminders.missing');
  return { ...holder, start: subject.start };
}

async function readToken(read: Reader, token: string): Promise<Holder & { start: number }> {
  return holderOf(read, readSubject((await readSignedLink(read, 'reminder', token)) ?? ''));
}

/** What a reminder asks about, for anyone who has its link. Throws 404 `reminders.missing`. */
export async function getConfirmation(
  { db: { read } }: ApiContext,
  token: string,
  asked: Asked,
): Promise<Confirmation> {
  const { start, ...holder } = await readToken(read, token);
  const gyg = (await listGygRowsById(read, [holder.gygId])).get(holder.gygId);
  if (!gyg) throw problem('reminders.missing');
  return presentConfirmation(holder, gyg, { held: await listHeld(read, holder, asked.reading), start, ...asked });
}

async function cancelAll(uow: UnitOfWork, actor: SignedIn, { gygId }: Holder, held: readonly Held[], reason: string) {
  for (const { id, need } of held) {
    if (need === null) await cancelBeneficiaryPlace(uow, actor, gygId, id, reason);
    else await cancelBooking(uow, actor, gygId, id, { contributionType: need.kind, reason });
  }
}

/** Answers for all that the person has at the gyg, with the gyg locked, so that its start cannot change meanwhile. */
async function applyAnswer(
  uow: UnitOfWork,
  actor: SignedIn,
  holder: Holder,
  { answer, reason }: Answer,
  check: (start: Date | null) => void = () => undefined,
): Promise<void> {
  const gyg = await lockGygForUpdate(uow, holder.gygId);
  const held = await listHeld(uow.tx, holder);
  const state = confirmationState(gyg, held, uow.now);
  if (state === 'STARTED') throw problem('reminders.started');
  if (state === 'CANCELLED') {
    if (answer === 'COMING') throw problem('reminders.cancelled');
    return;
  }
  check(gyg.startDateTime);
  if (answer === 'COMING') await confirmHeld(uow.tx, holder, uow.now);
  else await cancelAll(uow, actor, holder, held, reason || defaultReason[actor.locale]);
  await closeReminders(uow, holder, { accepted: answer === 'COMING', by: actor.fullName });
}

/**
 * Answers a reminder by its link: confirms, or cancels as the person would. Throws 404 `reminders.missing`, 409
 * `reminders.started`, and `reminders.cancelled` for a confirmation of what was cancelled.
 */
export async function answerConfirmation(
  context: ApiContext,
  token: string,
  answer: Answer,
  now: Date,
): Promise<Confirmation> {
  await inTransaction(context, now, async (uow) => {
    const holder = await readToken(uow.tx, token);
    await applyAnswer(uow, await actorOf(uow.tx, holder.userId), holder, answer);
  });
  return getConfirmation(context, token, { reading: 'own', now });
}

/**
 * Confirms all that the person of a booking has at its gyg, as "I'm coming" does. Throws 404 `reminders.missing`, 409
 * `reminders.started`, `reminders.cancelled`.
 */
export async function confirmBooking(uow: UnitOfWork, bookingId: string): Promise<void> {
  const holder = await findHolder(uow.tx, { kind: 'BOOKING', id: bookingId });
  if (!holder) throw problem('reminders.missing');
  await applyAnswer(uow, await actorOf(uow.tx, holder.userId), holder, { answer: 'COMING', reason: '' });
}

/**
 * Answers a reminder from its notification: accept is "I'm coming", decline cancels. Throws the same as
 * `answerConfirmation`, and 409 `notifications.already_responded` if the start has changed since.
 */
export async function answerReminder(
  uow: UnitOfWork,
  actor: SignedIn,
  targetId: string,
  { accept }: { accept: boolean },
): Promise<void> {
  const { start: statedStart, ...holder } = await holderOf(uow.tx, readSubject(targetId));
  if (!isSelf(actor, holder.userId)) throw problem('reminders.missing');
  const answer = accept ? 'COMING' : 'CANCEL';
  await applyAnswer(uow, actor, holder, { answer, reason: '' }, (start) => {
    if (start?.getTime() !== statedStart) throw problem('notifications.already_responded');
  });
}

import type { Confirmation, ConfirmationState, Locale, ReminderAnswer } from '@gyg/contract';
import type { Reader } from '@gyg/database';
import { isSelf, type SignedIn } from '../../../access/actor';
import { inTransaction, type UnitOfWork } from '../../../access/unit-of-work';
import type { ApiContext } from '../../../api-context';
import { problem } from '../../../problem';
import {
  type Asked,
  type GygRow,
  gygStateAt,
  isPublished,
  listGygRowsById,
  lockGygForUpdate,
  presentGygLine,
} from '../../gygs';
import { readSignedLink } from '../../mails';
import { closeReminders } from '../../notifications';
import { actorOf } from '../../people';
import { cancelBeneficiaryPlace } from '../../recipients';
import { cancelBooking } from '../end-booking.service';
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

/** What became of that which a reminder asks about. */
function confirmationState(gyg: GygRow, held: readonly Held[], now: Date): ConfirmationState {
  if (held.length === 0) return 'CANCELLED';
  if (gygStateAt(gyg, now) !== 'PUBLISHED') return 'STARTED';
  return held.every((place) => place.confirmedAt !== null) ? 'COMING' : 'OPEN';
}

const presentNeed = ({ id, title, kind, quantity }: NonNullable<Held['need']>): Confirmation['needs'][number] => ({
  gygPositionId: kind === 'SKILL' ? id : null,
  gygCommodityId: kind === 'COMMODITY' ? id : null,
  contributionType: kind,
  needTitle: title,
  quantity,
});

/** What a reminder asks about, without its person. `start` is the one that the reminder told. */
function presentConfirmation(
  { kind, bookedAt }: Holder,
  gyg: GygRow,
  { held, start, reading, now }: Asked & { held: readonly Held[]; start: number },
): Confirmation {
  const { gygState: _state, ...about } = presentGygLine(gyg, bookedAt, { reading, now });
  const state = confirmationState(gyg, held, now);
  return {
    ...about,
    kind,
    state,
    moved: isPublished(gyg) && gyg.startDateTime?.getTime() !== start,
    confirmedAt: state === 'COMING' ? (held[0]?.confirmedAt?.toISOString() ?? null) : null,
    needs: held.flatMap(({ need }) => (need === null ? [] : [presentNeed(need)])),
  };
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

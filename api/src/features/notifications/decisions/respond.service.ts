import type { NotificationActionKind } from '@gyg/contract';
import type { SignedIn } from '../../../access/actor';
import { Refused, type UnitOfWork } from '../../../access/unit-of-work';
import { isProblem, problem } from '../../../problem';
import { answerBooking, answerReminder, answerRepresentation } from '../../bookings';
import { answerPartner } from '../../gygs/partners';
import { answerWaitlistOffer } from '../../needs/waitlist';
import { answerOrganizationRequest, answerPortfolio } from '../../organizations';
import { answerMembershipRequest } from '../../organizations/memberships';
import { answerStory } from '../../stories';
import { actionOf, closeAction, getOwnNotification } from '..';

/** Turns "answered", "withdrawn" and "deleted" into one error for the reader. */
function toAnswerError(thrown: unknown): unknown {
  const over = isProblem(thrown) && (thrown.status === 404 || thrown.status === 409);
  return over ? problem('notifications.already_responded') : thrown;
}

/**
 * Answers a pending request with the permissions of the target's call; throws its 404, 403 and 409, or returns a
 * `Refused`.
 */
type Answer = (uow: UnitOfWork, actor: SignedIn, targetId: string, answer: { accept: boolean }) => Promise<unknown>;

/** The effect of accepting or declining, by the notification's action. */
const answers: Record<NotificationActionKind, Answer> = {
  membership: answerMembershipRequest,
  representation: answerRepresentation,
  booking: answerBooking,
  reminder: answerReminder,
  partner: answerPartner,
  portfolio: answerPortfolio,
  story: answerStory,
  organizationRequest: answerOrganizationRequest,
  waitlist: answerWaitlistOffer,
};

/**
 * Runs a notification's action under the permissions of its call and archives the notification for everyone who got
 * it. Throws 409 if it was already answered or withdrawn; returns the refusal of an offer that can no longer be booked.
 */
export async function respondToNotification(
  uow: UnitOfWork,
  actor: SignedIn,
  notificationId: string,
  { accept }: { accept: boolean },
): Promise<Refused | undefined> {
  const row = await getOwnNotification(uow.tx, actor, notificationId);
  const action = actionOf(row);
  if (action === null || row.respondedAt !== null) throw problem('notifications.already_responded');
  const { kind, targetId } = action;
  const done = await answers[kind](uow, actor, targetId, { accept }).catch((thrown: unknown) => {
    throw toAnswerError(thrown);
  });
  if (done instanceof Refused) return done;
  await closeAction(uow, { kind, targetId }, { accepted: accept, by: actor.fullName });
  return undefined;
}

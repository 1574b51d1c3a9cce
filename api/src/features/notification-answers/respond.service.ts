import type { SignedIn } from '../../access/actor';
import type { UnitOfWork } from '../../access/unit-of-work';
import { isProblem, problem } from '../../problem/problem';
import { closeAction, getOwnNotification } from '../notifications';
import { answers } from './answers.service';

/** Turns "answered", "withdrawn" and "deleted" into one error for the reader. */
function toAnswerError(thrown: unknown): unknown {
  const over = isProblem(thrown) && (thrown.status === 404 || thrown.status === 409);
  return over ? problem('notifications.already_responded') : thrown;
}

/**
 * Runs a notification's action under the permissions of its call and archives the notification for everyone who got
 * it. Throws 409 if it was already answered or withdrawn.
 */
export async function respondToNotification(
  uow: UnitOfWork,
  actor: SignedIn,
  notificationId: string,
  { accept }: { accept: boolean },
): Promise<void> {
  const row = await getOwnNotification(uow.tx, actor, notificationId);
  const { actionKind: kind, actionTargetId: targetId, respondedAt } = row;
  if (!kind || !targetId || respondedAt !== null) throw problem('notifications.already_responded');
  await answers[kind](uow, actor, targetId, { accept }).catch((thrown: unknown) => {
    throw toAnswerError(thrown);
  });
  await closeAction(uow, { kind, targetId }, { accepted: accept, by: actor.fullName });
}

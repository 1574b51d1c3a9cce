import { type Actor, isSelf } from '../../access/actor';
import { problem } from '../../problem';

/** Throws 404 for other users' lists. */
export function requireOwnList(actor: Actor, userId: string): void {
  if (!isSelf(actor, userId)) throw problem('user.missing');
}

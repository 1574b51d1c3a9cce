import { type Actor, isSelf } from '../../access/actor';
import { problem } from '../../http/problem';

/** Nobody else's list is there. */
export function requireOwnList(actor: Actor, userId: string): void {
  if (!isSelf(actor, userId)) throw problem('user.missing');
}

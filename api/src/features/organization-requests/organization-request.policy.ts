import { type Actor, isSuperUser } from '../../access/actor';
import { forbidden } from '../../http/problem';

/** Requests are the super users' to see and answer (specification 6). */
export function requireSuperUser(actor: Actor): void {
  if (!isSuperUser(actor)) throw forbidden();
}

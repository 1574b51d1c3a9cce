import type { SignedIn } from '../../access/actor';
import type { UnitOfWork } from '../../access/unit-of-work';
import { countRecipients, findUnsubscribed, type RecipientLimits } from '../mails';
import type { Addressee } from './addressees.service';

/**
 * Removes recipients who can get no invitation: addresses without an account that unsubscribed, and addresses that have
 * reached today's limit. Throws 429 `invites.too_many`.
 */
export async function applyRecipientLimits(
  uow: UnitOfWork,
  { actor, organizationId, limits }: { actor: SignedIn; organizationId: string; limits: RecipientLimits | undefined },
  { reached, failed }: { reached: Addressee[]; failed: string[] },
) {
  const addressOf = ({ email, person }: Addressee) => email ?? person?.email ?? null;
  const emails = [...new Set(reached.flatMap((addressee) => addressOf(addressee) ?? []))];
  const unsubscribed = await findUnsubscribed(uow, emails);
  const wanted = reached.filter((addressee) => addressee.person !== undefined || !unsubscribed.has(addressee.given));
  const counted = [...new Set(wanted.flatMap((addressee) => addressOf(addressee) ?? []))];
  const allowed = await countRecipients(uow, limits, { senderId: actor.id, organizationId, emails: counted });
  const remaining = wanted.filter((addressee) => {
    const address = addressOf(addressee);
    return address === null || allowed.has(address);
  });
  const leftOut = reached.filter((addressee) => !remaining.includes(addressee)).map((addressee) => addressee.given);
  return { reached: remaining, failed: [...failed, ...leftOut], unsubscribed };
}

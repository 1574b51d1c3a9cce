import type { OperationName } from '@gyg/contract';
import { type Actor, isMemberOf, readsAsHost } from '../../access/actor';
import { permit } from '../../access/permit';
import { problem } from '../../problem';
import { type GygRow, gygStateAt } from '../gygs';
import type { IsInvited } from '../invites';
import type { NeedRow } from './need.repository';

/** The facts that make a closed need visible. */
interface NeedVisibility {
  /** The needs that the caller has booked. */
  booked: readonly string[];
  /** Whether the caller is invited. */
  invited: IsInvited;
  /** The need whose invitation link was opened. */
  landing: string | undefined;
}

/**
 * A closed need (NONE) is visible only to hosts, its bookers, invited users and on its invitation page. Its id appears
 * only in that link.
 */
export function canSeeNeed(
  actor: Actor,
  gyg: GygRow,
  { id, whoCanOffer }: NeedRow,
  visibility: NeedVisibility,
): boolean {
  if (whoCanOffer !== 'NONE' || visibility.booked.includes(id) || visibility.landing === id) return true;
  return visibility.invited(id) || readsAsHost(actor, gyg);
}

/**
 * Whether the caller satisfies whoCanOffer. `partner`: one of their organisations is an accepted partner; `invited`:
 * they were invited to the need or its gyg. No one is eligible for a closed need.
 */
export function isEligible(
  actor: Actor,
  gyg: GygRow,
  need: NeedRow,
  { partner, invited }: { partner: boolean; invited: IsInvited },
): boolean {
  const ofHost = isMemberOf(actor, gyg.organizationId);
  switch (need.whoCanOffer) {
    case 'ANYONE':
      return true;
    case 'ONLY_HOST':
      return ofHost;
    case 'ONLY_PARTNERS':
      return partner;
    case 'HOST_OR_PARTNERS':
      return ofHost || partner;
    case 'INVITE_ONLY':
      return invited(need.id);
    default:
      return false;
  }
}

/** Hosts write needs until the gyg is finished. */
export function requireNeedsOpen(name: OperationName, actor: Actor, gyg: GygRow, now: Date): void {
  permit(name, actor, { gyg });
  if (gygStateAt(gyg, now) === 'FINISHED') throw problem('gyg.wrong_state');
}

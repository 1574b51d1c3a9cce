import { type Actor, readsAsHost } from '../../../access/actor';
import type { GygRow } from '..';

/** Participant info is for users with an active booking or place, and for hosts. */
export function canSeeParticipantInfo(actor: Actor, gyg: GygRow, held: { active: boolean; place: unknown }): boolean {
  return held.active || held.place !== null || readsAsHost(actor, gyg);
}

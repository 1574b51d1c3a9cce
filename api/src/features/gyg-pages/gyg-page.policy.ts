import { type Actor, readsAsHost } from '../../access/actor';
import type { GygRow } from '../gygs';

/** Participant info is for those who hold an active booking or place, and the hosts (api.md, Visibility). */
export function canSeeParticipantInfo(actor: Actor, gyg: GygRow, held: { active: boolean; place: unknown }): boolean {
  return held.active || held.place !== null || readsAsHost(actor, gyg);
}

import type { NeedInvitation } from '../schemas/need-invitations';
import { buildGyg } from './build-gyg';
import { buildNeed } from './build-need';

/** An invitation to a skill that anyone may offer. */
export function buildNeedInvitation(over: Partial<NeedInvitation> = {}): NeedInvitation {
  return { gyg: buildGyg(), need: buildNeed(), partners: [], ...over };
}

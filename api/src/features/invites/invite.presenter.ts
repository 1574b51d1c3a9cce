import type { Invite } from '@gyg/contract';
import type { InviteRow } from './invite.repository';

/** An invitation that an organisation sent. An address is not resolved to an account. */
export function presentInvite({ needId, createdAt, answeredAt, ...row }: InviteRow): Invite {
  return {
    ...row,
    positionId: needId,
    answeredAt: answeredAt?.toISOString() ?? null,
    created: createdAt.toISOString(),
  };
}

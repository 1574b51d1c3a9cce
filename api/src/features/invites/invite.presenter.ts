import type { Invite } from '@gyg/contract';
import type { InviteRow } from './invite.repository';

/** What an organisation sent. An address stays an address: whose account it is, if any, is not told. */
export function presentInvite({ needId, createdAt, answeredAt, ...row }: InviteRow): Invite {
  return {
    ...row,
    positionId: needId,
    answeredAt: answeredAt?.toISOString() ?? null,
    created: createdAt.toISOString(),
  };
}

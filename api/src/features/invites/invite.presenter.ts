import type { Invite } from '@gyg/contract';
import type { InviteRow } from './invite.repository';

/** The row of a sent mail may be deleted; that of a failed one is deleted only after it is forgotten here. */
function wasDelivered({ mailId, outboxId, mailSentAt, mailFailedAt }: InviteRow): boolean | null {
  if (mailId === null) return null;
  if (outboxId === null || mailSentAt !== null) return true;
  return mailFailedAt === null ? null : false;
}

/** An invitation that an organisation sent. An address is not resolved to an account. */
export function presentInvite(row: InviteRow): Invite {
  const { needId, createdAt, answeredAt, remindedAt, mailId, outboxId, mailSentAt, mailFailedAt, ...shown } = row;
  return {
    ...shown,
    positionId: needId,
    answeredAt: answeredAt?.toISOString() ?? null,
    created: createdAt.toISOString(),
    remindedAt: remindedAt?.toISOString() ?? null,
    delivered: wasDelivered(row),
  };
}

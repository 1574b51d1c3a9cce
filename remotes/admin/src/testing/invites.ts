import type { AnswerOf, Invite } from '@gyg/contract';
import { buildInvite } from '@gyg/contract/testing';

/** Invitations with different fates. */
export const someInvites: readonly Invite[] = [
  // So old that they may be sent again.
  buildInvite({ created: '2025-06-07T08:30:00.000Z' }),
  buildInvite({ id: 'invite-ingrid', email: 'ingrid.vik@post.example', remindedAt: '2027-06-08T08:30:00.000Z' }),
  buildInvite({
    id: 'invite-gustav',
    email: 'gustav.rehn@post.exmple',
    created: '2025-06-06T08:30:00.000Z',
    delivered: false,
  }),
  buildInvite({
    id: 'invite-viktor',
    email: 'viktor@sjoraddning.example',
    userId: 'user-viktor',
    userName: 'Viktor Åkesson',
    status: 'ACCEPTED',
    answeredAt: '2027-06-09T08:30:00.000Z',
  }),
  buildInvite({ id: 'invite-lars', email: 'lars@post.example', status: 'WITHDRAWN', delivered: null }),
];

/** A page of invitations as the API answers it. */
export function answerInvites(
  invites: readonly Invite[],
  { status, keyword = '', type = 'org-join-invite' }: Readonly<Record<string, string>>,
): AnswerOf<'listInvites'> {
  const ofType = invites.filter((invite) => invite.type === type && invite.email?.includes(keyword));
  const matching = ofType.filter((invite) => status === undefined || invite.status === status);
  const count = (value: Invite['status']) => ofType.filter((invite) => invite.status === value).length;
  return {
    invites: matching,
    total: matching.length,
    page: 0,
    pageSize: 20,
    counts: {
      SENT: count('SENT'),
      ACCEPTED: count('ACCEPTED'),
      DECLINED: count('DECLINED'),
      WITHDRAWN: count('WITHDRAWN'),
    },
  };
}

import type { Invite } from '@gyg/contract';

/** What became of an invitation. `bounced`: the mail server refused the e-mail. */
export type InvitationFate = 'queued' | 'unanswered' | 'bounced' | 'accepted' | 'declined' | 'withdrawn';

export function fateOf({ status, delivered }: Pick<Invite, 'status' | 'delivered'>): InvitationFate {
  if (status === 'ACCEPTED') return 'accepted';
  if (status === 'DECLINED') return 'declined';
  if (status === 'WITHDRAWN') return 'withdrawn';
  if (delivered === null) return 'queued';
  return delivered ? 'unanswered' : 'bounced';
}

/** The API sends an invitation at most once a day, the first time included. */
const wait = 24 * 60 * 60 * 1000;

/** Whether an invitation can be sent again at a time (milliseconds since 1970). */
export const canRemind = (invite: Pick<Invite, 'status' | 'created' | 'remindedAt'>, now: number): boolean =>
  invite.status === 'SENT' && Date.parse(invite.remindedAt ?? invite.created) + wait <= now;

/** For how long the e-mail of an invitation usually is on its way, in milliseconds. A mail server that is down takes longer. */
const usual = 60_000;

/** Whether the e-mail was sent a moment ago (now: milliseconds since 1970), and the mail server has not answered yet. */
export const isOnItsWay = (
  invite: Pick<Invite, 'status' | 'delivered' | 'created' | 'remindedAt'>,
  now: number,
): boolean => fateOf(invite) === 'queued' && now - Date.parse(invite.remindedAt ?? invite.created) < usual;

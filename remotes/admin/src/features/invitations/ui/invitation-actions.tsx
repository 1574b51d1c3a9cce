import type { Invite } from '@gyg/contract';
import { Button, useKeptFocus } from '@gyg/design-system';
import { paths, useTranslation } from '@gyg/platform';
import { canRemind, fateOf } from '../model/invitation-fate';
import { nameOf } from '../model/use-invitation-acts';
import s from './invitations.module.css';

export interface InvitationActionsProps {
  invite: Invite;
  onRemind: () => void;
  onWithdraw: () => void;
}

/** The actions for an invitation that is not answered. An address that did not arrive can be corrected and invited. */
export function InvitationActions({ invite, onRemind, onWithdraw }: InvitationActionsProps) {
  const { t } = useTranslation('admin');
  const remindable = canRemind(invite, Date.now());
  const kept = useKeptFocus<HTMLSpanElement>(remindable);
  if (invite.status !== 'SENT') return null;
  const to = nameOf(invite);
  const correctable = fateOf(invite) === 'bounced' && invite.email !== null && invite.type === 'org-join-invite';
  return (
    <span className={s.actions} tabIndex={-1} {...kept}>
      {correctable ? (
        <Button
          size="sm"
          variant="secondary"
          aria-label={t('invitations.correctOf', { to })}
          href={`${paths.sendInvitations()}?${new URLSearchParams({ to })}`}
        >
          {t('invitations.correct')}
        </Button>
      ) : (
        remindable && (
          <Button size="sm" variant="secondary" aria-label={t('invitations.remindOf', { to })} onClick={onRemind}>
            {t('invitations.remind')}
          </Button>
        )
      )}
      <Button size="sm" variant="quiet" aria-label={t('invitations.withdrawOf', { to })} onClick={onWithdraw}>
        {t('invitations.withdraw')}
      </Button>
    </span>
  );
}

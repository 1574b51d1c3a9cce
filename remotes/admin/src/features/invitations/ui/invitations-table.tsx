import type { Invite } from '@gyg/contract';
import { Button, Cluster, Stack, useKeptFocus } from '@gyg/design-system';
import { Table } from '@gyg/design-system/tables';
import { paths, useFormat, useTranslation } from '@gyg/platform';
import { useState } from 'react';
import { ConfirmDialog } from '../../../shared/confirm';
import { canRemind, fateOf } from '../model/invitation-fate';
import { nameOf, useInvitationActs } from '../model/use-invitation-acts';
import s from './invitations.module.css';
import { useInvitationColumns } from './use-invitation-columns';

/** The invitations on one page, with their actions, and a reminder to all that are not answered. */
export function InvitationsTable({ invites, stale }: { invites: readonly Invite[]; stale: boolean }) {
  const { t } = useTranslation('admin');
  const { number } = useFormat();
  const acts = useInvitationActs();
  // The invitation that is sent again now.
  const [sending, setSending] = useState<string>();
  const remind = async (invite: Invite) => {
    if (sending !== undefined) return;
    setSending(invite.id);
    await acts.remind([invite]);
    setSending(undefined);
  };
  const [withdrawing, setWithdrawing] = useState<Invite>();
  const [reminding, setReminding] = useState<readonly Invite[]>();
  const columns = useInvitationColumns((invite) => (
    <InvitationActions invite={invite} onRemind={() => void remind(invite)} onWithdraw={() => setWithdrawing(invite)} />
  ));
  const remindable = invites.filter((invite) => canRemind(invite, Date.now()));
  return (
    <Stack gap={3}>
      {remindable.length > 1 && (
        <Cluster justify="end">
          <Button size="sm" variant="secondary" icon="mail" onClick={() => setReminding(remindable)}>
            {t('invitations.remindAll', { count: remindable.length, number: number(remindable.length) })}
          </Button>
        </Cluster>
      )}
      <Table
        caption={t('invitations.sent')}
        captionHidden
        columns={columns}
        rows={invites}
        rowKey={({ id }) => id}
        rowState={({ id }) => (id === sending ? 'busy' : undefined)}
        stale={stale}
        dense
        stickyHead
      />
      <RemindDialog invites={reminding} acts={acts} onClose={() => setReminding(undefined)} />
      <WithdrawDialog invite={withdrawing} acts={acts} onClose={() => setWithdrawing(undefined)} />
    </Stack>
  );
}

interface InvitationActionsProps {
  invite: Invite;
  onRemind: () => void;
  onWithdraw: () => void;
}

/** The actions for an invitation that is not answered. An address that did not arrive can be corrected and invited. */
function InvitationActions({ invite, onRemind, onWithdraw }: InvitationActionsProps) {
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

interface RemindDialogProps {
  /** Undefined while nothing is asked. */
  invites: readonly Invite[] | undefined;
  acts: ReturnType<typeof useInvitationActs>;
  onClose: () => void;
}

/** Asks before several people get a mail again. */
function RemindDialog({ invites = [], acts, onClose }: RemindDialogProps) {
  const { t } = useTranslation('admin');
  const { number } = useFormat();
  const count = invites.length;
  return (
    <ConfirmDialog
      open={count > 0}
      tone="primary"
      title={t('invitations.remindTitle', { count, number: number(count) })}
      confirm={t('invitations.remind')}
      progress={acts.progress}
      onConfirm={() => void acts.remind(invites).then(onClose)}
      onClose={onClose}
    >
      <p>{t('invitations.remindText')}</p>
    </ConfirmDialog>
  );
}

interface WithdrawDialogProps {
  /** Undefined while nothing is asked. */
  invite: Invite | undefined;
  acts: ReturnType<typeof useInvitationActs>;
  onClose: () => void;
}

/** Asks before an invitation is withdrawn, and says what that means. */
function WithdrawDialog({ invite, acts, onClose }: WithdrawDialogProps) {
  const { t } = useTranslation('admin');
  return (
    <ConfirmDialog
      open={invite !== undefined}
      title={t('invitations.withdrawTitle', { to: invite && nameOf(invite) })}
      confirm={t('invitations.withdrawConfirm')}
      progress={acts.progress}
      onConfirm={() => void (invite && acts.withdraw(invite).then(onClose))}
      onClose={onClose}
    >
      <p>{t(invite?.type === 'gyg-invite' ? 'invitations.withdrawGygText' : 'invitations.withdrawText')}</p>
    </ConfirmDialog>
  );
}

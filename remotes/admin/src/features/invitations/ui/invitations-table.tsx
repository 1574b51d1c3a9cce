import type { Invite } from '@gyg/contract';
import { Button, Cluster, Stack } from '@gyg/design-system';
import { Table } from '@gyg/design-system/tables';
import { useFormat, useTranslation } from '@gyg/platform';
import { useState } from 'react';
import { canRemind } from '../model/invitation-fate';
import { useInvitationActs } from '../model/use-invitation-acts';
import { InvitationActions } from './invitation-actions';
import { RemindDialog } from './remind-dialog';
import { useInvitationColumns } from './use-invitation-columns';
import { WithdrawDialog } from './withdraw-dialog';

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

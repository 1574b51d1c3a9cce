import type { Proposal } from '@gyg/contract';
import { Banner, Button, Dialog, Stack } from '@gyg/design-system';
import { toast, useErrorText, useTranslation } from '@gyg/platform';
import { useState } from 'react';

export interface WithdrawDialogProps {
  /** The one to withdraw; undefined while the dialog is closed. */
  proposal: Proposal | undefined;
  onWithdraw: (proposalId: string) => Promise<void>;
  onClose: () => void;
}

/** Asks before a proposal is withdrawn. */
export function WithdrawDialog({ proposal, onWithdraw, onClose }: WithdrawDialogProps) {
  const { t } = useTranslation('public');
  const errorText = useErrorText();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const close = () => {
    setFailure(undefined);
    onClose();
  };
  const withdraw = async ({ id }: Proposal) => {
    setBusy(true);
    try {
      await onWithdraw(id);
      toast.success(t('proposal.withdrawn'));
      close();
    } catch (thrown) {
      setFailure(errorText(thrown).text);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      size="sm"
      open={proposal !== undefined}
      onClose={close}
      title={t('proposal.withdrawTitle')}
      closeLabel={t('common.close')}
      actions={
        <>
          <Button variant="secondary" onClick={close}>
            {t('proposal.keep')}
          </Button>
          <Button variant="danger" busy={busy} onClick={() => proposal && void withdraw(proposal)}>
            {t('proposal.withdraw')}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        {failure && <Banner tone="bad" role="alert" title={failure} />}
        <p>{t('proposal.withdrawText', { title: proposal?.title ?? '' })}</p>
      </Stack>
    </Dialog>
  );
}

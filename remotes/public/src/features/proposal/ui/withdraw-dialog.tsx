import type { Proposal } from '@gyg/contract';
import { Banner } from '@gyg/design-system';
import { FormDialog } from '@gyg/design-system/forms';
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
    <FormDialog
      size="sm"
      open={proposal !== undefined}
      onClose={close}
      title={t('proposal.withdrawTitle')}
      closeLabel={t('common.close')}
      cancel={t('proposal.keep')}
      confirm={t('proposal.withdraw')}
      tone="danger"
      busy={busy}
      onConfirm={() => proposal && withdraw(proposal)}
    >
      {failure && <Banner tone="bad" role="alert" title={failure} />}
      <p>{t('proposal.withdrawText', { title: proposal?.title ?? '' })}</p>
    </FormDialog>
  );
}

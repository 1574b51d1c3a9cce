import type { MembershipRequest } from '@gyg/contract';
import { Button, OrganizationCard } from '@gyg/design-system';
import { toast, useErrorText, useFormat, useTranslation } from '@gyg/platform';
import { useState } from 'react';
import { useWithdrawRequest } from '../api/join-organization';
import { ConfirmDialog } from './confirm-dialog';
import s from './membership.module.css';

export interface PendingRequestsProps {
  requests: readonly MembershipRequest[];
  onChanged: () => Promise<void>;
}

/** The user's pending requests, each with a button to withdraw it after confirmation. */
export function PendingRequests({ requests, onChanged }: PendingRequestsProps) {
  const { t } = useTranslation('public');
  const { date } = useFormat();
  const [chosen, setChosen] = useState<MembershipRequest>();
  return (
    <>
      <ul className={s.rows}>
        {requests.map((request) => (
          <li key={request.id} className={s.row}>
            <OrganizationCard
              name={request.orgName}
              logo={request.orgLogo ?? undefined}
              detail={t('membership.pending.since', { date: date(request.created) })}
            />
            <Button
              variant="quiet"
              size="sm"
              aria-label={t('membership.pending.withdrawName', { name: request.orgName })}
              onClick={() => setChosen(request)}
            >
              {t('membership.pending.withdraw')}
            </Button>
          </li>
        ))}
      </ul>
      <WithdrawDialog request={chosen} onClose={() => setChosen(undefined)} onWithdrawn={onChanged} />
    </>
  );
}

interface WithdrawDialogProps {
  request: MembershipRequest | undefined;
  onClose: () => void;
  onWithdrawn: () => Promise<void>;
}

function WithdrawDialog({ request, onClose, onWithdrawn }: WithdrawDialogProps) {
  const { t } = useTranslation('public');
  const errorText = useErrorText();
  const withdraw = useWithdrawRequest();
  const name = request?.orgName ?? '';
  const confirm = async () => {
    if (request === undefined) return undefined;
    try {
      await withdraw(request.organizationId);
    } catch (thrown) {
      return {
        code: 'user_org.withdraw_membership_error',
        title: t('membership.withdraw.failed'),
        ...errorText(thrown),
      };
    }
    toast.success(t('membership.withdraw.done', { name }));
    onClose();
    await onWithdrawn();
    return undefined;
  };
  return (
    <ConfirmDialog
      open={request !== undefined}
      title={t('membership.withdraw.title', { name })}
      text={t('membership.withdraw.text')}
      confirmLabel={t('membership.withdraw.confirm')}
      keepLabel={t('membership.withdraw.keep')}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}

import type { MembershipRequest, UserOrganization } from '@gyg/contract';
import { Badge, Button, ErrorState, OrganizationCard, Skeleton } from '@gyg/design-system';
import { SideGroup, SidePanel } from '@gyg/design-system/details';
import { isApiError, paths, toast, useErrorText, useFormat, useLoadFailure, useTranslation } from '@gyg/platform';
import { useState } from 'react';
import { useLeaveOrganization, useWithdrawRequest } from '../api/join-organization';
import { useOwnMemberships } from '../api/list-own-memberships';
import { ConfirmDialog } from './confirm-dialog';
import s from './membership.module.css';

/** Pending requests and current memberships, beside the search. */
export function OwnMemberships() {
  const loadFailure = useLoadFailure();
  const { t } = useTranslation('public');
  const { memberships, requests, thrown, retry, refresh } = useOwnMemberships();
  if (thrown) return <ErrorState {...loadFailure(thrown, retry)} />;
  const isReady = memberships !== undefined && requests !== undefined;
  return (
    <SidePanel label={t('membership.own.title')} aria-busy={!isReady}>
      {isReady && requests.length > 0 && (
        <SideGroup title={t('membership.pending.title')}>
          <PendingRequests requests={requests} onChanged={refresh} />
        </SideGroup>
      )}
      {isReady ? (
        <SideGroup title={t('membership.own.title')}>
          <MembershipList memberships={memberships} onChanged={refresh} />
        </SideGroup>
      ) : (
        <Waiting />
      )}
    </SidePanel>
  );
}

const Waiting = () => (
  <>
    <Skeleton shape="heading" />
    <Skeleton length="half" />
    <Skeleton shape="heading" />
    <Skeleton length="half" />
  </>
);

interface PendingRequestsProps {
  requests: readonly MembershipRequest[];
  onChanged: () => Promise<void>;
}

/** The user's pending requests, each with a button to withdraw it after confirmation. */
function PendingRequests({ requests, onChanged }: PendingRequestsProps) {
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

interface MembershipListProps {
  memberships: readonly UserOrganization[];
  onChanged: () => Promise<void>;
}

/** The user's memberships, each with the role and a button to leave. */
function MembershipList({ memberships, onChanged }: MembershipListProps) {
  const { t } = useTranslation('public');
  const [leaving, setLeaving] = useState<UserOrganization>();
  return (
    <>
      {memberships.length === 0 && <p className={s.quiet}>{t('membership.own.empty')}</p>}
      <ul className={s.rows}>
        {memberships.map((membership) => (
          <li key={membership.id} className={s.row}>
            <OrganizationCard
              name={membership.name}
              logo={membership.logo ?? undefined}
              href={paths.organizationByName(membership.friendlyUrl)}
              detail={
                membership.role && (
                  <Badge tone={membership.role === 'ADMIN' ? 'info' : 'neutral'}>
                    {t(`membership.role.${membership.role}`)}
                  </Badge>
                )
              }
            />
            <Button
              variant="quiet"
              size="sm"
              aria-label={t('membership.own.leaveName', { name: membership.name })}
              onClick={() => setLeaving(membership)}
            >
              {t('membership.own.leave')}
            </Button>
          </li>
        ))}
      </ul>
      <LeaveDialog membership={leaving} onClose={() => setLeaving(undefined)} onLeft={onChanged} />
    </>
  );
}

interface LeaveDialogProps {
  /** The membership to leave; undefined closes the dialog. */
  membership: UserOrganization | undefined;
  onClose: () => void;
  onLeft: () => Promise<void>;
}

/** Leaves after confirmation. Tells the last administrator what to do instead. */
function LeaveDialog({ membership, onClose, onLeft }: LeaveDialogProps) {
  const { t } = useTranslation('public');
  const errorText = useErrorText();
  const leave = useLeaveOrganization();
  const name = membership?.name ?? '';
  const confirm = async () => {
    if (membership === undefined) return undefined;
    try {
      await leave(membership);
    } catch (thrown) {
      if (isApiError(thrown) && thrown.code === 'user_org.last_admin') {
        return { code: thrown.code, title: t('membership.leave.lastAdmin'), text: t('membership.leave.lastAdminText') };
      }
      return { code: 'user_org.leave_error', title: t('membership.leave.failed'), ...errorText(thrown) };
    }
    toast.success(t('membership.leave.done', { name }));
    onClose();
    await onLeft();
    return undefined;
  };
  return (
    <ConfirmDialog
      open={membership !== undefined}
      title={t('membership.leave.title', { name })}
      text={t('membership.leave.text')}
      confirmLabel={t('membership.leave.confirm')}
      keepLabel={t('membership.leave.keep')}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}

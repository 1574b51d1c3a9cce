import { ErrorState, Skeleton, Stack } from '@gyg/design-system';
import { SidePanel } from '@gyg/design-system/details';
import { useLoadFailure, useTranslation } from '@gyg/platform';
import { useOwnMemberships } from '../api/list-own-memberships';
import { membershipStatusIn } from '../model/membership-status';
import { useJoining } from '../model/use-joining';
import { JoinForm, type JoinFormProps } from './join-form';
import { JoinNote } from './join-note';
import { JoinResult } from './join-result';
import s from './membership.module.css';

export type JoinPanelProps = Omit<JoinFormProps, 'failure' | 'onJoin'>;

/** The form to join, or the user's existing status in the organisation. */
export function JoinPanel({ organization, membershipTerms, invitationRef }: JoinPanelProps) {
  const loadFailure = useLoadFailure();
  const { t } = useTranslation('public');
  const { join, status, failure } = useJoining(organization, invitationRef);
  const { memberships, requests, thrown, retry } = useOwnMemberships();
  const existing = memberships && requests && membershipStatusIn(organization.id, memberships, requests);
  // An administrator's invitation works even if the organisation takes no members. Only the API can check it.
  const takesNoMembers = organization.memberApproval === 'NONE' && invitationRef !== 'INVITE_LINK';
  return (
    <SidePanel label={t('membership.join.panel')}>
      {status !== undefined ? (
        <JoinResult organization={organization} status={status} />
      ) : thrown ? (
        <ErrorState {...loadFailure(thrown, retry)} />
      ) : existing === undefined ? (
        <Waiting hasTerms={membershipTerms !== ''} />
      ) : existing !== 'none' || takesNoMembers ? (
        <JoinNote
          organization={organization}
          way={existing === 'none' ? 'closed' : existing}
          invitationRef={invitationRef}
        />
      ) : (
        <JoinForm
          organization={organization}
          membershipTerms={membershipTerms}
          invitationRef={invitationRef}
          failure={failure}
          onJoin={join}
        />
      )}
    </SidePanel>
  );
}

/** The loading form. As high as the form, because on phones the organisation is below it. */
const Waiting = ({ hasTerms }: { hasTerms: boolean }) => (
  <Stack gap={3} aria-busy="true">
    <Skeleton />
    <Skeleton length="long" />
    {hasTerms && (
      <>
        <Skeleton className={s.termsWaiting} shape="block" />
        <Skeleton length="half" />
      </>
    )}
    <Skeleton className={s.buttonWaiting} />
    <Skeleton className={s.buttonWaiting} />
  </Stack>
);

import type { InvitationRef, Organization, SavedMembership } from '@gyg/contract';
import { isApiError, useErrorText, useTranslation } from '@gyg/platform';
import { useState } from 'react';
import { useJoinOrganization } from '../api/join-organization';
import { useOwnMemberships } from '../api/list-own-memberships';
import type { Failure } from './failure';
import { useSignInFirst } from './use-sign-in-first';

/** Sends the request to join and stores the result. If the session has expired, redirects to the login and back. */
export function useJoining(organization: Organization, invitationRef: InvitationRef) {
  const { t } = useTranslation('public');
  const errorText = useErrorText();
  const joinOrganization = useJoinOrganization();
  const { refresh } = useOwnMemberships();
  const signInFirst = useSignInFirst();
  const [status, setStatus] = useState<SavedMembership['status']>();
  const [failure, setFailure] = useState<Failure>();
  const join = async () => {
    setFailure(undefined);
    try {
      const response = await joinOrganization(organization.id, invitationRef);
      setStatus(response.status);
    } catch (thrown) {
      if (isApiError(thrown) && thrown.status === 401) return signInFirst();
      setFailure({
        code: 'user_org.membership_request_error',
        title: t('membership.join.failed'),
        ...errorText(thrown),
      });
    }
    await refresh();
  };
  return { join, status, failure };
}

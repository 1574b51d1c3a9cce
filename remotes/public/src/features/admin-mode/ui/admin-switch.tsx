import { ErrorState } from '@gyg/design-system';
import { FormPage } from '@gyg/design-system/forms';
import { isApiError, session, useLoadFailure, useTranslation } from '@gyg/platform';
import { useEffect, useRef } from 'react';
import { TextSkeleton } from '../../../shared/text-skeleton';
import { useAdministered } from '../api/list-administered';
import { useRefuseAdmin, useSwitchToAdmin } from '../model/use-switch-to-admin';
import { OrganizationChoice } from './organization-choice';

const refusedStatuses = [401, 403, 404];

/**
 * The choice of organisations to act for. If there is only one, or the address has one, switches to it immediately. If
 * there is none, redirects to home with the reason, and the session no longer lists the user as an administrator.
 */
export function AdminSwitch({ orgFriendlyUrl }: { orgFriendlyUrl: string | undefined }) {
  const loadFailure = useLoadFailure();
  const { t } = useTranslation('public');
  const { organizations, error, refetch } = useAdministered();
  const switchTo = useSwitchToAdmin();
  const refuse = useRefuseAdmin();
  const decided = useRef(false);
  const matches = organizations?.filter(({ friendlyUrl }) => !orgFriendlyUrl || friendlyUrl === orgFriendlyUrl);

  const refused = isApiError(error) && refusedStatuses.includes(error.status);

  useEffect(() => {
    if (decided.current || (matches === undefined && !refused)) return;
    const [first, ...others] = matches ?? [];
    if (first !== undefined && others.length > 0) return;
    decided.current = true;
    if (refused) {
      session.applyMemberships([]);
      refuse(t('session.toAdmin.sessionError'));
    } else if (first !== undefined) switchTo(first);
    else {
      refuse(t(orgFriendlyUrl ? 'session.toAdmin.noAccessTo' : 'session.toAdmin.noAccess'));
    }
  });

  if (error && !refused) return <ErrorState {...loadFailure(error, () => void refetch())} headingLevel={1} />;
  if (matches === undefined || matches.length < 2) return <TextSkeleton />;
  return (
    <FormPage look="plain" title={t('session.toAdmin.title')} lead={t('session.toAdmin.lead')}>
      <OrganizationChoice organizations={matches} onChoose={switchTo} />
    </FormPage>
  );
}

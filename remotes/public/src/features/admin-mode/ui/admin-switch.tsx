import type { UserOrganization } from '@gyg/contract';
import { Avatar, ErrorState } from '@gyg/design-system';
import { ChoiceList, FormPage } from '@gyg/design-system/forms';
import {
  isApiError,
  paths,
  safeTarget,
  session,
  toast,
  useLoadFailure,
  useNavigate,
  useSearchParams,
  useSession,
  useTranslation,
} from '@gyg/platform';
import { useEffect, useRef } from 'react';
import { TextSkeleton } from '../../../shared/text-skeleton';
import { useAdministered } from '../api/list-administered';

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

/**
 * Switches the session to admin mode, shows a toast, and goes to the query's `path` or home. If it acts for the
 * organisation already, it only goes there.
 */
function useSwitchToAdmin() {
  const { t } = useTranslation('public');
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const current = useSession(({ loginRole, organizationId }) => (loginRole === 'ADMIN' ? organizationId : ''));
  return (organization: UserOrganization) => {
    if (organization.organizationId !== current) {
      session.switchToAdmin(organization);
      toast.success(t('session.toAdmin.switched', { name: organization.name }));
    }
    void navigate(safeTarget(params.get('path')) ?? paths.home(), { replace: true });
  };
}

/** Shows why switching is not possible, and redirects to home. */
function useRefuseAdmin() {
  const navigate = useNavigate();
  return (text: string) => {
    toast.error(text);
    void navigate(paths.home(), { replace: true });
  };
}

interface OrganizationChoiceProps {
  organizations: readonly UserOrganization[];
  onChoose: (organization: UserOrganization) => void;
}

/** One button per organisation. */
function OrganizationChoice({ organizations, onChoose }: OrganizationChoiceProps) {
  const { t } = useTranslation('public');
  return (
    <ChoiceList
      label={t('session.toAdmin.choose')}
      choices={organizations.map(({ organizationId, name, logo }) => ({
        id: organizationId,
        title: name,
        media: <Avatar kind="organization" seed={name} src={logo ?? undefined} />,
      }))}
      onChoose={(id) => {
        const chosen = organizations.find(({ organizationId }) => organizationId === id);
        if (chosen) onChoose(chosen);
      }}
    />
  );
}

import type { UserOrganization } from '@gyg/contract';
import {
  paths,
  safeTarget,
  session,
  toast,
  useNavigate,
  useSearchParams,
  useSession,
  useTranslation,
} from '@gyg/platform';

/**
 * Switches the session to admin mode, shows a toast, and goes to the query's `path` or home. If it acts for the
 * organisation already, it only goes there.
 */
export function useSwitchToAdmin() {
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
export function useRefuseAdmin() {
  const navigate = useNavigate();
  return (text: string) => {
    toast.error(text);
    void navigate(paths.home(), { replace: true });
  };
}

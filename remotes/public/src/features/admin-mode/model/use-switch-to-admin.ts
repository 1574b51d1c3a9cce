import type { UserOrganization } from '@gyg/contract';
import { paths, safeTarget, session, toast, useNavigate, useSearchParams, useTranslation } from '@gyg/platform';

/** Switches the session to admin mode, shows a toast, and goes to the query's `path` or home. */
export function useSwitchToAdmin() {
  const { t } = useTranslation('public');
  const navigate = useNavigate();
  const [params] = useSearchParams();
  return (organization: UserOrganization) => {
    session.switchToAdmin(organization);
    toast.success(t('session.toAdmin.switched', { name: organization.name }));
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

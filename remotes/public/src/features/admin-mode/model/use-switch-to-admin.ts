import type { UserOrganization } from '@gyg/contract';
import { paths, safeTarget, session, toast, useNavigate, useSearchParams, useTranslation } from '@gyg/platform';

/** Puts the session into admin mode, says so, and goes to the query's `path` or home (specification 2.14). */
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

/** Shows why switching is not possible, and goes home. */
export function useRefuseAdmin() {
  const navigate = useNavigate();
  return (text: string) => {
    toast.error(text);
    void navigate(paths.home(), { replace: true });
  };
}

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

/** Why switching is not possible, by the key of specification 8. */
export type SwitchRefusal = 'switch_admin_session_error' | 'switch_admin_no_admin_access';

/** Says why there is no switching, with the code in the foot, and goes home. */
export function useRefuseAdmin() {
  const navigate = useNavigate();
  return (code: SwitchRefusal, text: string) => {
    toast.error(text, `session.${code}`);
    void navigate(paths.home(), { replace: true });
  };
}

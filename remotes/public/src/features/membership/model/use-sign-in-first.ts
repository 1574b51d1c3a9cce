import { paths, toast, useLocation, useNavigate, useTranslation } from '@gyg/platform';
import { rememberSignIn } from '../../../shared/sign-in-memory';

/** Leads to the sign-in and back here, and says why (specification 6, 8). */
export function useSignInFirst(): () => void {
  const { t } = useTranslation('public');
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return () => {
    toast.info(t('membership.join.signInFirst'));
    // The toast is gone with the page: the form says it once more.
    rememberSignIn({ notice: 'joining' });
    void navigate(paths.login({ target: pathname + search }), { replace: true });
  };
}

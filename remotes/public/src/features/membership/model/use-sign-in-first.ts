import { paths, toast, useLocation, useNavigate, useTranslation } from '@gyg/platform';
import { rememberSignIn } from '../../../shared/sign-in-memory';

/** Redirects to the login and back, and shows the reason. */
export function useSignInFirst(): () => void {
  const { t } = useTranslation('public');
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return () => {
    toast.info(t('membership.join.signInFirst'));
    // The toast disappears with the page, so the login form shows the reason again.
    rememberSignIn({ notice: 'joining' });
    void navigate(paths.login({ target: pathname + search }), { replace: true });
  };
}

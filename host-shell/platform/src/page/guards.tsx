import { type ReactNode, useEffect } from 'react';
import { Navigate, useLocation } from 'react-router';
import { paths } from '../routing/paths';
import { isSignedIn, isSuperUser } from '../session/session-state';
import { loginRequired } from './login-reason';
import { session } from './page';
import { useSession } from './use-session';

interface GuardProps {
  children: ReactNode;
  /** Shown until it is known who the visitor is: the screen's own skeleton. */
  waiting: ReactNode;
}

/**
 * Shows its children to signed-in users; guests are led to the login, which says why, and come back here. A person who has just logged out
 * in another tab did not mean to log in again, and is led home.
 */
export function RequireUser({ children, waiting }: GuardProps) {
  const { pathname, search } = useLocation();
  const status = useSession((state) => state.status);
  const signedIn = useSession(isSignedIn);
  if (status === 'starting') return waiting;
  if (signedIn) return children;
  if (session.hasJustSignedOut()) return <Navigate to={paths.home()} replace />;
  return <Navigate to={paths.login({ target: pathname + search })} state={loginRequired} replace />;
}

/** As `RequireUser`, for members of the group superusers; others see `refused`. */
export function RequireSuperUser({ refused, ...props }: GuardProps & { refused: ReactNode }) {
  const allowed = useSession(isSuperUser);
  return <RequireUser {...props}>{allowed ? props.children : refused}</RequireUser>;
}

/**
 * As `RequireUser`, for screens of an organisation: leads to the switch to admin mode, which comes back here. Each screen
 * entered refreshes the memberships; a revoked role leads home.
 */
export function RequireAdmin(props: GuardProps) {
  const { pathname, search } = useLocation();
  const isAdmin = useSession(({ loginRole, organizationId }) => loginRole === 'ADMIN' && organizationId !== '');
  // biome-ignore lint/correctness/useExhaustiveDependencies: each screen entered refreshes the memberships
  useEffect(() => {
    if (isAdmin) session.refreshMemberships();
  }, [isAdmin, pathname]);
  const elsewhere = session.hasJustLostRole() ? paths.home() : paths.switchToAdmin({ path: pathname + search });
  return <RequireUser {...props}>{isAdmin ? props.children : <Navigate to={elsewhere} replace />}</RequireUser>;
}

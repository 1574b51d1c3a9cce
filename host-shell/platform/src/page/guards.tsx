import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { Navigate } from '../routing/navigate';
import { paths } from '../routing/paths';
import { isSignedIn, isSuperUser } from '../session/session-state';
import { loginRequired } from './login-reason';
import { session } from './page';
import { useSession } from './use-session';

interface GuardProps {
  children: ReactNode;
  /** The screen's skeleton, shown while the session is loading. */
  waiting: ReactNode;
}

/**
 * Renders its children for logged-in users. Redirects guests to the login, which gives the reason and returns to this
 * screen. A user who has just logged out in another tab is redirected to home instead.
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

/** As `RequireUser`, for members of the group `superusers`. Other users see `refused`. */
export function RequireSuperUser({ refused, ...props }: GuardProps & { refused: ReactNode }) {
  const allowed = useSession(isSuperUser);
  return <RequireUser {...props}>{allowed ? props.children : refused}</RequireUser>;
}

/**
 * As `RequireUser`, for screens of an organisation. Redirects to the switch to admin mode, which returns to this
 * screen. Entering a screen refreshes the memberships; if the role was revoked, it redirects to home.
 */
export function RequireAdmin(props: GuardProps) {
  const { pathname, search } = useLocation();
  const isAdmin = useSession(({ loginRole, organizationId }) => loginRole === 'ADMIN' && organizationId !== '');
  // biome-ignore lint/correctness/useExhaustiveDependencies: entering a screen refreshes the memberships
  useEffect(() => {
    if (isAdmin) session.refreshMemberships();
  }, [isAdmin, pathname]);
  const elsewhere = session.hasJustLostRole() ? paths.home() : paths.switchToAdmin({ path: pathname + search });
  return <RequireUser {...props}>{isAdmin ? props.children : <Navigate to={elsewhere} replace />}</RequireUser>;
}

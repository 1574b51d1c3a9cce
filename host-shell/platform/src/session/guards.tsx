import { type ReactNode, useEffect } from 'react';
import { Navigate, useLocation } from 'react-router';
import { paths } from '../routing/paths';
import { hasJustLostOrganization, lookAtRights } from './rights';
import { hasJustLeft } from './session-end';
import { isSignedIn, isSuperUser, useSession } from './session-store';

interface GuardProps {
  children: ReactNode;
  /** Shown until it is known who is here: the screen's own skeleton. */
  waiting: ReactNode;
}

/**
 * Shows its children to the signed-in; guests are led to sign in and come back here. Who has just signed out in another
 * tab did not mean to sign in again, and is led home.
 */
export function RequireUser({ children, waiting }: GuardProps) {
  const { pathname, search } = useLocation();
  const status = useSession((session) => session.status);
  const signedIn = useSession(isSignedIn);
  if (status === 'starting') return waiting;
  if (signedIn) return children;
  return <Navigate to={hasJustLeft() ? paths.home() : paths.login({ target: pathname + search })} replace />;
}

/** As `RequireUser`, for what only the group superusers may see; `refused` says so to others. */
export function RequireSuperUser({ refused, ...props }: GuardProps & { refused: ReactNode }) {
  const allowed = useSession(isSuperUser);
  return <RequireUser {...props}>{allowed ? props.children : refused}</RequireUser>;
}

/**
 * As `RequireUser`, for screens of an organisation: leads to the switch first, which comes back here. Entering one looks
 * whether the right is still there; losing it leads home.
 */
export function RequireAdmin(props: GuardProps) {
  const { pathname, search } = useLocation();
  const acting = useSession((session) => session.loginRole === 'ADMIN' && session.organizationId !== '');
  // biome-ignore lint/correctness/useExhaustiveDependencies: each screen that is entered is a look
  useEffect(() => {
    if (acting) lookAtRights();
  }, [acting, pathname]);
  const elsewhere = hasJustLostOrganization() ? paths.home() : paths.switchToAdmin({ path: pathname + search });
  return <RequireUser {...props}>{acting ? props.children : <Navigate to={elsewhere} replace />}</RequireUser>;
}

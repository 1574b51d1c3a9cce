import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { paths } from '../routing/paths';
import { isSignedIn, isSuperUser, useSession } from './session-store';

interface GuardProps {
  children: ReactNode;
  /** Shown until it is known who is here: the screen's own skeleton. */
  waiting: ReactNode;
}

/** Shows its children to the signed-in; guests are led to sign in and come back here. */
export function RequireUser({ children, waiting }: GuardProps) {
  const { pathname, search } = useLocation();
  const status = useSession((session) => session.status);
  const signedIn = useSession(isSignedIn);
  if (status === 'starting') return waiting;
  return signedIn ? children : <Navigate to={paths.login({ target: pathname + search })} replace />;
}

/** As `RequireUser`, for what only the group superusers may see; `refused` says so to others. */
export function RequireSuperUser({ refused, ...props }: GuardProps & { refused: ReactNode }) {
  const allowed = useSession(isSuperUser);
  return <RequireUser {...props}>{allowed ? props.children : refused}</RequireUser>;
}

/** As `RequireUser`, for screens of an organisation: leads to the switch first, which comes back here. */
export function RequireAdmin(props: GuardProps) {
  const { pathname, search } = useLocation();
  const role = useSession((session) => session.loginRole);
  return (
    <RequireUser {...props}>
      {role === 'ADMIN' ? props.children : <Navigate to={paths.switchToAdmin({ path: pathname + search })} replace />}
    </RequireUser>
  );
}

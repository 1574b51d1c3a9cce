import { isSignedIn, Navigate, paths, usePageTitle, useSession, useTranslation } from '@gyg/platform';
import { lazy } from 'react';
import { AdminHome } from '../../features/admin-mode';
import { PublicHome } from './public-home';

/** More than guests need. It comes with the page if there is a stored login (`remote-entry.tsx`). */
const MemberHome = lazy(() => import('./member-home').then((m) => ({ default: m.MemberHome })));

/** Home: for guests, and for members with what they take part in. In admin mode it redirects to the dashboard. */
export function HomePage() {
  const { t } = useTranslation('public');
  const isAdmin = useSession((session) => session.loginRole === 'ADMIN');
  // Only visitors with a stored login have to wait for the session.
  const isMember = useSession((session) => session.status === 'starting' || isSignedIn(session));
  usePageTitle(t('home.pageTitle'));
  if (!isAdmin) return isMember ? <MemberHome /> : <PublicHome />;
  return (
    <AdminHome>
      <Navigate to={paths.dashboard()} replace />
    </AdminHome>
  );
}

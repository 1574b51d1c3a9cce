import { Navigate, paths, usePageTitle, useSession, useTranslation } from '@gyg/platform';
import { AdminHome } from '../../features/admin-mode';
import { PublicHome } from './public-home';

/** Home: the public home page for guests and users. In admin mode it redirects to the dashboard. */
export function HomePage() {
  const { t } = useTranslation('public');
  const isAdmin = useSession((session) => session.loginRole === 'ADMIN');
  usePageTitle(t('home.pageTitle'));
  if (!isAdmin) return <PublicHome />;
  return (
    <AdminHome>
      <Navigate to={paths.dashboard()} replace />
    </AdminHome>
  );
}

import { usePageTitle, useSession, useTranslation } from '@gyg/platform';
import { AdminHome } from '../../features/admin-mode';
import { Dashboard } from '../../features/dashboard';
import { PublicHome } from './public-home';

/** Home: the public home page for guests and users, the dashboard in admin mode. */
export function HomePage() {
  const { t } = useTranslation('public');
  const isAdmin = useSession((session) => session.loginRole === 'ADMIN');
  usePageTitle(isAdmin ? t('home.dashboard.pageTitle') : t('home.pageTitle'));
  if (!isAdmin) return <PublicHome />;
  return (
    <AdminHome>
      <Dashboard />
    </AdminHome>
  );
}

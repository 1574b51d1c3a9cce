import { Navigate, paths, toast, usePageTitle, useSession, useTranslation } from '@gyg/platform';
import { useEffect } from 'react';
import { Dashboard } from '../../features/dashboard';
import { TextSkeleton } from '../../shared/text-skeleton';

/** The dashboard at its own path, for users in admin mode. Others are redirected to home. */
export function DashboardPage() {
  const { t } = useTranslation('public');
  const starting = useSession((session) => session.status === 'starting');
  const isAdmin = useSession((session) => session.loginRole === 'ADMIN' && session.organizationId !== '');
  usePageTitle(t('home.dashboard.pageTitle'));
  if (starting) return <TextSkeleton />;
  return isAdmin ? <Dashboard /> : <SentHome />;
}

function SentHome() {
  const { t } = useTranslation('public');
  useEffect(() => toast.error(t('site.noDashboard')), [t]);
  return <Navigate to={paths.home()} replace />;
}

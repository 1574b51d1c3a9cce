import { Button, HomeHero } from '@gyg/design-system';
import { isSignedIn, Navigate, paths, useHostPath, usePageTitle, useSession, useTranslation } from '@gyg/platform';
import { lazy } from 'react';
import { AdminHome } from '../../features/admin-mode';
import { FeaturedGygs, FeaturedOrganizations, FeaturedStories } from '../../features/featured';
import { GoalsExplained, useOpenTotals } from '../../features/goals';

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

/** Home for guests: hero, featured organisations, gygs and stories, and the goals. */
function PublicHome() {
  const { t } = useTranslation('public');
  const totals = useOpenTotals();
  const host = useHostPath();
  return (
    <>
      <HomeHero
        title={t('home.title')}
        lead={
          <>
            {t('home.lead')} {t('home.what')}
          </>
        }
        actions={
          <>
            <Button size="lg" href={paths.search()}>
              {t('home.find')}
            </Button>
            <Button size="lg" variant="secondary" href={host}>
              {t('home.host')}
            </Button>
          </>
        }
      />
      <FeaturedOrganizations />
      <FeaturedGygs open={totals?.gygs} />
      <FeaturedStories />
      <GoalsExplained totals={totals} />
    </>
  );
}

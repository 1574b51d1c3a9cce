import { Button } from '@gyg/design-system';
import { paths, useFormat, useSession, useTranslation } from '@gyg/platform';
import { useState } from 'react';
import { Dashboard, DashboardSkeleton } from '../../features/dashboard';
import { OrganizationScreen, SentHome } from '../../shared/frame';

/**
 * `/dashboard`: home in admin mode. Administrators in user mode get the switch to it first; everyone else is redirected to
 * home with a message.
 */
export function DashboardPage() {
  const { t } = useTranslation('admin');
  const { date } = useFormat();
  const [now] = useState(() => new Date().toISOString());
  const { organizationId, organizationAdmin, loginRole, status } = useSession((session) => session);
  const inAdminMode = loginRole === 'ADMIN' && organizationId !== '';
  const mayGo = loginRole === 'USER' && organizationAdmin;
  if (status !== 'starting' && !inAdminMode && !mayGo) return <SentHome reason={t('dashboard.refused')} />;
  return (
    <OrganizationScreen
      title={t('frame.dashboard')}
      lead={date(now)}
      actions={
        <>
          <Button variant="secondary" icon="external" href={paths.organization(organizationId)}>
            {t('dashboard.publicPage')}
          </Button>
          <Button icon="plus" href={paths.newGyg()}>
            {t('frame.createGyg')}
          </Button>
        </>
      }
      waiting={<DashboardSkeleton />}
    >
      {(id) => <Dashboard organizationId={id} />}
    </OrganizationScreen>
  );
}

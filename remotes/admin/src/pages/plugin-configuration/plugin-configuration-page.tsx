import { Button, Page, PageHeader, Skeleton, Stack } from '@gyg/design-system';
import { isSuperUser, Navigate, paths, toast, usePageTitle, useSession, useTranslation } from '@gyg/platform';
import { useEffect } from 'react';
import { gygListElement, PluginConfiguration } from '../../features/plugin-configuration';
import { OrganizationScreen } from '../../shared/frame';
import s from './plugin-configuration-page.module.css';

/**
 * Configures which gygs a partner's page shows, and the code to paste there. For admins in admin mode within their
 * organisation's frame, and for super users, who choose an organisation.
 */
export function PluginConfigurationPage() {
  const { t } = useTranslation('admin');
  const starting = useSession((session) => session.status === 'starting');
  const acting = useSession((session) => session.loginRole === 'ADMIN' && session.organizationId !== '');
  const superUser = useSession(isSuperUser);
  if (acting || starting) {
    return (
      <OrganizationScreen
        title={t('plugins.title')}
        lead={t('plugins.lead')}
        actions={
          <Button variant="secondary" icon="lock" href={paths.pluginAccess()}>
            {t('access.title')}
          </Button>
        }
        waiting={<Skeleton shape="block" />}
      >
        {(organizationId) => <PluginConfiguration element={gygListElement} organizationId={organizationId} />}
      </OrganizationScreen>
    );
  }
  return superUser ? <AnyOrganization /> : <SentHome />;
}

function AnyOrganization() {
  const { t } = useTranslation('admin');
  usePageTitle(t('plugins.title'));
  return (
    <Page padded="low">
      <PageHeader size="compact" title={t('plugins.title')} lead={t('plugins.lead')} />
      <Stack gap={4} className={s.content}>
        <PluginConfiguration element={gygListElement} />
      </Stack>
    </Page>
  );
}

function SentHome() {
  const { t } = useTranslation('admin');
  useEffect(() => toast.error(t('plugins.refused')), [t]);
  return <Navigate to={paths.home()} replace />;
}

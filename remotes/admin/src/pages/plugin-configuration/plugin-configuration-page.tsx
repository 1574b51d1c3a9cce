import { Page, PageHeader, Skeleton, Stack } from '@gyg/design-system';
import { isSuperUser, Navigate, paths, toast, usePageTitle, useSession, useTranslation } from '@gyg/platform';
import { type ReactNode, useEffect } from 'react';
import { PluginConfiguration } from '../../features/plugin-configuration';
import s from './plugin-configuration-page.module.css';

/**
 * Configures which gygs a partner's page shows, and the code to paste there. For admins in admin mode and super users.
 */
export function PluginConfigurationPage() {
  const { t } = useTranslation('admin');
  const starting = useSession((session) => session.status === 'starting');
  const allowed = useSession(
    (session) => isSuperUser(session) || (session.loginRole === 'ADMIN' && session.organizationId !== ''),
  );
  usePageTitle(t('plugins.title'));
  if (!starting && !allowed) return <SentHome />;
  return (
    <Page padded>
      <PageHeader title={t('plugins.title')} lead={t('plugins.lead')} />
      <Content>{starting ? <Skeleton shape="block" /> : <PluginConfiguration />}</Content>
    </Page>
  );
}

const Content = ({ children }: { children: ReactNode }) => (
  <Stack gap={4} className={s.content}>
    {children}
  </Stack>
);

function SentHome() {
  const { t } = useTranslation('admin');
  useEffect(() => toast.error(t('plugins.refused')), [t]);
  return <Navigate to={paths.home()} replace />;
}

import { Button, Page, PageHeader, Stack } from '@gyg/design-system';
import { isSuperUser, paths, usePageTitle, useSearchParams, useSession, useTranslation } from '@gyg/platform';
import { Access, AccessSkeleton } from '../../features/access';
import { OrganizationScreen, SentHome } from '../../shared/frame';
import { ChooseOrganization } from '../../shared/organizations/choose-organization';

/**
 * `/admin/plugins/access`: the sites, servers and addresses that an organisation connects with the platform. For admins
 * in admin mode within their organisation's frame, and for super users, who choose an organisation.
 */
export function AccessPage() {
  const { t } = useTranslation('admin');
  const starting = useSession((session) => session.status === 'starting');
  const acting = useSession((session) => session.loginRole === 'ADMIN' && session.organizationId !== '');
  const superUser = useSession(isSuperUser);
  if (acting || starting) {
    return (
      <OrganizationScreen
        title={t('access.title')}
        lead={t('access.lead')}
        actions={
          <Button variant="secondary" icon="code" href={paths.configurePlugins()}>
            {t('access.choosePlugins')}
          </Button>
        }
        waiting={<AccessSkeleton />}
      >
        {(organizationId) => <Access organizationId={organizationId} asAdmin />}
      </OrganizationScreen>
    );
  }
  return superUser ? <AnyOrganization /> : <SentHome reason={t('plugins.refused')} />;
}

function AnyOrganization() {
  const { t } = useTranslation('admin');
  usePageTitle(t('access.title'));
  const [params] = useSearchParams();
  const chosen = params.get('org') ?? '';
  return (
    <Page padded="low">
      <PageHeader size="compact" title={t('access.title')} lead={t('access.lead')} />
      {chosen === '' ? (
        <ChooseOrganization hrefOf={(org) => paths.pluginAccess({ org })} />
      ) : (
        <Stack gap={4}>
          <a href={paths.pluginAccess()}>{t('developers.chooseAnother')}</a>
          <Access key={chosen} organizationId={chosen} asAdmin={false} />
        </Stack>
      )}
    </Page>
  );
}

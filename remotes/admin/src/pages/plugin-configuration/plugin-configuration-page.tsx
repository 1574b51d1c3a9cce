import type { WidgetTag } from '@gyg/contract/widgets';
import { Button, Page, PageHeader, Skeleton, Stack, Tabs } from '@gyg/design-system';
import { isSuperUser, paths, usePageTitle, useSearchParams, useSession, useTranslation } from '@gyg/platform';
import { Playground } from '../../features/widget-playground';
import { readTag, widgetTags } from '../../shared/developers-frame';
import { OrganizationScreen, SentHome } from '../../shared/frame';
import { ChooseOrganization } from '../../shared/organizations/choose-organization';
import s from './plugin-configuration-page.module.css';

/**
 * Chooses what an organisation's own site shows, and gives the code to paste there. For admins in admin mode within their
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
        {(organizationId) => <Elements organizationId={organizationId} />}
      </OrganizationScreen>
    );
  }
  return superUser ? <AnyOrganization /> : <SentHome reason={t('plugins.refused')} />;
}

/** The elements as tabs, and the chosen one. */
function Elements({ organizationId }: { organizationId: string }) {
  const { t } = useTranslation('admin');
  const [query] = useSearchParams();
  const tag: WidgetTag = readTag(query.get('element')) ?? 'gyg-list';
  const organization = query.get('org');
  const hrefOf = (element: WidgetTag) => {
    const more = organization === null ? {} : { org: organization };
    return `${paths.configurePlugins()}?${new URLSearchParams({ element, ...more })}`;
  };
  return (
    <Stack gap={4}>
      <Tabs
        label={t('developers.elements')}
        items={widgetTags.map((name) => ({ label: name, href: hrefOf(name), current: name === tag }))}
      />
      <p>
        <a href={paths.developers()}>{t('plugins.guides')}</a>
      </p>
      <Playground key={tag} tag={tag} organizationId={organizationId} />
    </Stack>
  );
}

function AnyOrganization() {
  const { t } = useTranslation('admin');
  const [query] = useSearchParams();
  usePageTitle(t('plugins.title'));
  const chosen = query.get('org') ?? '';
  const others = [...query].filter(([name]) => name !== 'org');
  const addressWith = (more: [string, string][] = []) => {
    const search = new URLSearchParams([...others, ...more]);
    return `${paths.configurePlugins()}${search.size === 0 ? '' : `?${search}`}`;
  };
  return (
    <Page padded="low">
      <PageHeader size="compact" title={t('plugins.title')} lead={t('plugins.lead')} />
      <Stack gap={4} className={s.content}>
        {chosen === '' ? (
          <ChooseOrganization hrefOf={(org) => addressWith([['org', org]])} />
        ) : (
          <>
            <p>
              <a href={addressWith()}>{t('developers.chooseAnother')}</a>
            </p>
            <Elements key={chosen} organizationId={chosen} />
          </>
        )}
      </Stack>
    </Page>
  );
}

import { ActionCard, CardGrid, type IconName, Page, PageHeader, Stack } from '@gyg/design-system';
import { paths, useSession, useTranslation } from '@gyg/platform';

interface Shortcut {
  icon: IconName;
  title: string;
  text: string;
  href: string;
}

/** Home in admin mode: shortcuts to common tasks. */
export function Dashboard() {
  const { t } = useTranslation('public');
  const name = useSession((session) => session.profileName);
  const organization = useSession((session) => session.organizationName);
  const shortcuts: Shortcut[] = [
    {
      icon: 'calendar',
      title: t('home.dashboard.hosted'),
      text: t('home.dashboard.hostedText'),
      href: paths.hostedGygs(),
    },
    {
      icon: 'grid',
      title: t('home.dashboard.plugins'),
      text: t('home.dashboard.pluginsText'),
      href: paths.configurePlugins(),
    },
    { icon: 'globe', title: t('home.dashboard.public'), text: t('home.dashboard.publicText'), href: paths.search() },
    {
      icon: 'user',
      title: t('home.dashboard.switchBack', { name }),
      text: t('home.dashboard.switchBackText'),
      href: paths.switchToUser(),
    },
  ];
  return (
    <Page padded>
      <Stack gap={5}>
        <PageHeader title={t('home.dashboard.title', { name })} lead={t('home.dashboard.lead', { organization })} />
        <CardGrid columns={3}>
          {shortcuts.map((shortcut) => (
            <ActionCard key={shortcut.href} headingLevel={2} {...shortcut} />
          ))}
        </CardGrid>
      </Stack>
    </Page>
  );
}

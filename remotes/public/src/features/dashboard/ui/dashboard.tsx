import { CardGrid, Page, PageHeader } from '@gyg/design-system';
import { paths, useSession, useTranslation } from '@gyg/platform';
import s from './dashboard.module.css';

interface Shortcut {
  title: string;
  text: string;
  href: string;
}

/** Home for those who act for an organisation: shortcuts to what they do (specification 2.3). */
export function Dashboard() {
  const { t } = useTranslation('public');
  const name = useSession((session) => session.profileName);
  const organization = useSession((session) => session.organizationName);
  const shortcuts: Shortcut[] = [
    { title: t('home.dashboard.hosted'), text: t('home.dashboard.hostedText'), href: paths.hostedGygs() },
    { title: t('home.dashboard.plugins'), text: t('home.dashboard.pluginsText'), href: paths.configurePlugins() },
    { title: t('home.dashboard.public'), text: t('home.dashboard.publicText'), href: paths.search() },
    {
      title: t('home.dashboard.switchBack', { name }),
      text: t('home.dashboard.switchBackText'),
      href: paths.switchToUser(),
    },
  ];
  return (
    <Page padded>
      <PageHeader title={t('home.dashboard.title', { name })} lead={t('home.dashboard.lead', { organization })} />
      <CardGrid columns={3} className={s.grid}>
        {shortcuts.map((shortcut) => (
          <article key={shortcut.href} className={s.card}>
            <h2 className={s.title}>
              <a className={s.link} href={shortcut.href}>
                {shortcut.title}
              </a>
            </h2>
            <p>{shortcut.text}</p>
          </article>
        ))}
      </CardGrid>
    </Page>
  );
}

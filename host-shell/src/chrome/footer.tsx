import { Logo, ShortFooter, SiteFooter } from '@gyg/design-system';
import { isSignedIn, paths, useHostPath, useSession, useTranslation } from '@gyg/platform';
import { productVersion } from './product-version';

/** The footer of every page: links, copyright and version. In admin mode it is one line. */
export function Footer() {
  const acting = useSession(({ loginRole }) => loginRole === 'ADMIN');
  return acting ? <AdminFooter /> : <FullFooter />;
}

function AdminFooter() {
  const { t } = useTranslation('shell');
  return (
    <ShortFooter>
      <Copyright />
      <a href="#contact">{t('footer.contact')}</a>
      <a href={paths.developers()}>{t('footer.developers')}</a>
      <a href={paths.accessibility()}>{t('footer.accessibility')}</a>
      <a href="#terms">{t('footer.terms')}</a>
      <a href="#privacy">{t('footer.privacy')}</a>
      <Version />
    </ShortFooter>
  );
}

function Copyright() {
  const { t } = useTranslation('shell');
  return <span>{t('footer.copyright', { years: `2021–${new Date().getFullYear()}` })}</span>;
}

function Version() {
  const { t } = useTranslation('shell');
  return <span>{t('footer.version', { version: productVersion })}</span>;
}

function FullFooter() {
  const { t } = useTranslation('shell');
  const signedIn = useSession(isSignedIn);
  const host = useHostPath();
  return (
    <SiteFooter
      logo={<Logo href={paths.home()} label={t('logo')} />}
      about={t('footer.about')}
      groups={[
        {
          title: t('footer.takePart'),
          links: [
            { label: t('footer.findGyg'), href: paths.search() },
            ...(signedIn
              ? [
                  { label: t('footer.myBookings'), href: paths.myBookings() },
                  { label: t('footer.notifications'), href: paths.notifications() },
                ]
              : [{ label: t('footer.join'), href: paths.join() }]),
          ],
        },
        {
          title: t('footer.organizations'),
          links: [
            { label: t('footer.host'), href: host },
            { label: t('footer.allOrganizations'), href: paths.organizations() },
            { label: t('footer.inviteColleagues'), href: paths.myOrganizations() },
          ],
        },
        {
          title: t('footer.aboutGyg'),
          // Fragments open dialogs over the current page and can be linked to.
          links: [
            { label: t('footer.ourStory'), href: paths.ourStory() },
            { label: t('footer.howItWorks'), href: paths.howItWorks() },
            { label: t('footer.aboutUs'), href: paths.about() },
            { label: t('footer.contact'), href: '#contact' },
            { label: t('footer.developers'), href: paths.developers() },
            { label: t('footer.accessibility'), href: paths.accessibility() },
            { label: t('footer.terms'), href: '#terms' },
            { label: t('footer.privacy'), href: '#privacy' },
          ],
        },
      ]}
      colophon={
        <>
          <Copyright />
          {signedIn && <a href={paths.logout()}>{t('logout')}</a>}
          <Version />
        </>
      }
    />
  );
}

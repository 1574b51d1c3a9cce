import { Logo, SiteFooter } from '@gyg/design-system';
import { isSignedIn, paths, useHostPath, useSession, useTranslation } from '@gyg/platform';
import { productVersion } from './product-version';

/** The footer of every page: links, copyright and version. */
export function Footer() {
  const { t } = useTranslation('shell');
  const signedIn = useSession(isSignedIn);
  const host = useHostPath();
  const years = `2021–${new Date().getFullYear()}`;
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
          <span>{t('footer.copyright', { years })}</span>
          {signedIn && <a href={paths.logout()}>{t('logout')}</a>}
          <span>{t('footer.version', { version: productVersion })}</span>
        </>
      }
    />
  );
}

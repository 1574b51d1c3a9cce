import { Logo, SiteFooter } from '@gyg/design-system';
import { isSignedIn, paths, useSession, useTranslation } from '@gyg/platform';
import { productVersion } from './product-version';

/** The footer of every page: links, copyright and version. */
export function Footer() {
  const { t } = useTranslation('shell');
  const signedIn = useSession(isSignedIn);
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
            ...(signedIn ? [{ label: t('footer.myBookings'), href: paths.myBookings() }] : []),
            { label: t('footer.howItWorks'), href: paths.howItWorks() },
            ...(signedIn ? [{ label: t('logout'), href: paths.logout() }] : []),
          ],
        },
        {
          title: t('footer.aboutGyg'),
          links: [
            { label: t('footer.ourStory'), href: paths.ourStory() },
            { label: t('footer.aboutUs'), href: paths.about() },
          ],
        },
        {
          title: t('footer.help'),
          // Fragments open dialogs over the current page and can be linked to.
          links: [
            { label: t('footer.contact'), href: '#contact' },
            { label: t('footer.terms'), href: '#terms' },
            { label: t('footer.privacy'), href: '#privacy' },
          ],
        },
      ]}
      colophon={
        <>
          <span>{t('footer.copyright', { years })}</span>
          <span>{t('footer.version', { version: productVersion })}</span>
        </>
      }
    />
  );
}

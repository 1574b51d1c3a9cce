import { Logo, SiteFooter } from '@gyg/design-system';
import { isSignedIn, paths, useSession, useTranslation } from '@gyg/platform';
import { productVersion } from './product-version';

/** The foot of every page: where to go on, which version this is. */
export function Footer() {
  const { t } = useTranslation('shell');
  const signedIn = useSession(isSignedIn);
  const year = new Date().getFullYear();
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
          // Fragments open dialogs over the page one is on, and are addresses to link to.
          links: [
            { label: t('footer.contact'), href: '#contact' },
            { label: t('footer.terms'), href: '#terms' },
            { label: t('footer.privacy'), href: '#privacy' },
          ],
        },
      ]}
      colophon={
        <>
          <span>{t('footer.copyright', { year })}</span>
          <span>{t('footer.version', { version: productVersion })}</span>
        </>
      }
    />
  );
}

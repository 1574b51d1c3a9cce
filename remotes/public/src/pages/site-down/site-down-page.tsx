import { Button, ErrorState, Page } from '@gyg/design-system';
import { paths, toLocale, useConfig, useLanguage, usePageTitle, useTranslation } from '@gyg/platform';

/**
 * Shown instead of all other pages during maintenance, with the message of the super user if there is one in the page's
 * language. Otherwise it asks for a retry in fifteen minutes.
 */
export function SiteDownPage() {
  const { t } = useTranslation('public');
  const locale = toLocale(useLanguage());
  const message = useConfig()?.siteDownMessage?.[locale];
  usePageTitle(t('site.down.title'));
  return (
    <Page padded width="narrow">
      <ErrorState
        headingLevel={1}
        kind="maintenance"
        title={t('site.down.title')}
        text={message || t('site.down.text')}
        actions={
          <>
            <Button icon="refresh" onClick={() => location.assign(paths.home())}>
              {t('site.down.again')}
            </Button>
            <Button variant="secondary" href={paths.about()}>
              {t('site.down.about')}
            </Button>
          </>
        }
      />
    </Page>
  );
}

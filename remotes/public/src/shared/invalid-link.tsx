import { Button, ErrorState, Page } from '@gyg/design-system';
import { paths, usePageTitle, useTranslation } from '@gyg/platform';

/** The page of a link that leads nowhere (specification 2.14). */
export function InvalidLink() {
  const { t } = useTranslation('public');
  usePageTitle(t('common.invalidLink.title'));
  return (
    <Page padded>
      <ErrorState
        headingLevel={1}
        title={t('common.invalidLink.title')}
        text={t('common.invalidLink.text')}
        actions={<Button href={paths.home()}>{t('common.toHome')}</Button>}
      />
    </Page>
  );
}

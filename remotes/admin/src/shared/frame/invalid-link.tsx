import { Button, ErrorState, Page } from '@gyg/design-system';
import { paths, usePageTitle, useTranslation } from '@gyg/platform';

/** The page of a link to something that does not exist; `text` says what is wrong. */
export function InvalidLink({ text }: { text: string }) {
  const { t } = useTranslation('admin');
  usePageTitle(t('invalidLink.title'));
  return (
    <Page padded>
      <ErrorState
        headingLevel={1}
        title={t('invalidLink.title')}
        text={text}
        actions={
          <>
            <Button href={paths.home()}>{t('invalidLink.toHome')}</Button>
            <Button variant="secondary" href={paths.managedGygs()}>
              {t('managed.title')}
            </Button>
          </>
        }
        data-code="invalid_link"
      />
    </Page>
  );
}

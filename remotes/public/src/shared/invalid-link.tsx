import { Button, ErrorState, Page } from '@gyg/design-system';
import { paths, usePageTitle, useTranslation } from '@gyg/platform';

export interface InvalidLinkProps {
  /** What is wrong with this link and how to fix it; a general text by default. */
  text?: string;
}

/** The page for invalid links. */
export function InvalidLink({ text }: InvalidLinkProps) {
  const { t } = useTranslation('public');
  usePageTitle(t('common.invalidLink.title'));
  return (
    <Page padded>
      <ErrorState
        headingLevel={1}
        title={t('common.invalidLink.title')}
        text={text ?? t('common.invalidLink.text')}
        actions={
          <>
            <Button href={paths.home()}>{t('common.toHome')}</Button>
            <Button variant="secondary" href={paths.openGygs()}>
              {t('home.find')}
            </Button>
          </>
        }
        data-code="invalid_link"
      />
    </Page>
  );
}

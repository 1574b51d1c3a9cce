import { Button, ErrorState, Page } from '@gyg/design-system';
import { paths, usePageTitle, useTranslation } from '@gyg/platform';

export interface InvalidLinkProps {
  /** What is wrong with this link and what helps, where more can be said than in general. */
  text?: string;
}

/** The page of a link that leads nowhere (specification 2.14). */
export function InvalidLink({ text }: InvalidLinkProps) {
  const { t } = useTranslation('public');
  usePageTitle(t('common.invalidLink.title'));
  return (
    <Page padded>
      <ErrorState
        headingLevel={1}
        title={t('common.invalidLink.title')}
        text={text ?? t('common.invalidLink.text')}
        actions={<Button href={paths.home()}>{t('common.toHome')}</Button>}
        data-code="invalid_link"
      />
    </Page>
  );
}

import { Button, ErrorState, Page } from '@gyg/design-system';
import { SearchField } from '@gyg/design-system/forms';
import { paths, useNavigate, usePageTitle, useTranslation } from '@gyg/platform';
import s from './not-found-page.module.css';

/** The page for paths that contain 'undefined'. The server sends it with status 404. */
export function NotFoundPage() {
  const { t } = useTranslation('public');
  const navigate = useNavigate();
  usePageTitle(t('site.notFound.title'));
  return (
    <Page padded width="narrow">
      <ErrorState
        headingLevel={1}
        kind="missing"
        title={t('site.notFound.title')}
        text={t('site.notFound.text')}
        actions={
          <Button variant="secondary" href={paths.home()}>
            {t('common.toHome')}
          </Button>
        }
      />
      <SearchField
        className={s.search}
        label={t('site.notFound.search')}
        placeholder={t('site.notFound.placeholder')}
        submitLabel={t('site.notFound.submit')}
        onSearch={(q) => void navigate(paths.search({ q }))}
      />
    </Page>
  );
}

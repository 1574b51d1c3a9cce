import { Page, Skeleton, VisuallyHidden } from '@gyg/design-system';
import { useTranslation } from '@gyg/platform';
import s from './area-loading.module.css';

/** Placeholder for a screen whose code is loading. */
export function AreaLoading() {
  const { t } = useTranslation('shell');
  return (
    <Page aria-busy="true">
      <div className={s.waiting}>
        <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
        <Skeleton shape="heading" length="half" />
        <Skeleton length="long" />
        <Skeleton shape="block" />
      </div>
    </Page>
  );
}

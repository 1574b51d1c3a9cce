import { Button, EmptyState } from '@gyg/design-system';
import { paths, useTranslation } from '@gyg/platform';

/** Nothing managed, how that comes about, and where to begin. */
export function NoManagedGygs() {
  const { t } = useTranslation('admin');
  return (
    <EmptyState
      title={t('managed.empty')}
      text={t('managed.emptyText')}
      actions={<Button href={paths.search()}>{t('managed.find')}</Button>}
    />
  );
}

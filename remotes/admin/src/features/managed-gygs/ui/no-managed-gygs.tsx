import { Button, EmptyState } from '@gyg/design-system';
import { paths, useTranslation } from '@gyg/platform';

/** Shown if the user manages no gygs: how to become a gyg manager, and a first step. */
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

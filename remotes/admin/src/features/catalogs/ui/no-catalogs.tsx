import { EmptyState } from '@gyg/design-system';
import { useTranslation } from '@gyg/platform';

/** Shown if the organisation has no catalogue: what one is for. The button to create one is in the page's head. */
export function NoCatalogs() {
  const { t } = useTranslation('admin');
  return <EmptyState title={t('catalogs.empty')} text={t('catalogs.emptyText')} />;
}

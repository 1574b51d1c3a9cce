import { usePageTitle, useTranslation } from '@gyg/platform';
import { GygSearch } from '../../features/gyg-search';

/** Finding gygs (specification 2.4). */
export function SearchPage() {
  const { t } = useTranslation('public');
  usePageTitle(t('search.title'));
  return <GygSearch />;
}

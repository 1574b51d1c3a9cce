import { usePageTitle, useTranslation } from '@gyg/platform';
import { GygSearch } from '../../features/gyg-search';

/** Search for gygs. */
export function SearchPage() {
  const { t } = useTranslation('public');
  usePageTitle(t('search.title'));
  return <GygSearch />;
}

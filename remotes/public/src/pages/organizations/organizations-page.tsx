import { usePageTitle, useTranslation } from '@gyg/platform';
import { Directory } from '../../features/directory';

/** `/organizations`: the directory of organisations. */
export function OrganizationsPage() {
  const { t } = useTranslation('public');
  usePageTitle(t('directory.title'));
  return <Directory />;
}

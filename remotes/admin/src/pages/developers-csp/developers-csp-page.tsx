import { useTranslation } from '@gyg/platform';
import { PolicyGuides } from '../../features/widget-guides';
import { DevelopersScreen } from '../../shared/developers-frame';

/** What strict pages need to allow. */
export function DevelopersCspPage() {
  const { t } = useTranslation('admin');
  return (
    <DevelopersScreen title={t('developers.csp.title')} lead={t('developers.csp.lead')}>
      <PolicyGuides />
    </DevelopersScreen>
  );
}

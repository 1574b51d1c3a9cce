import { useTranslation } from '@gyg/platform';
import { FrameworkGuides } from '../../features/widget-guides';
import { DevelopersScreen } from '../../shared/developers-frame';

/** The elements in frameworks and editors. */
export function DevelopersFrameworksPage() {
  const { t } = useTranslation('admin');
  return (
    <DevelopersScreen title={t('developers.frameworks.title')} lead={t('developers.frameworks.lead')}>
      <FrameworkGuides />
    </DevelopersScreen>
  );
}

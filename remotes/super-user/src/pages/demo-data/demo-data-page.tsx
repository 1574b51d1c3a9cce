import { TextSkeleton } from '@gyg/design-system';
import { useTranslation } from '@gyg/platform';
import { DemoData } from '../../features/demo-data';
import { SuperScreen } from '../../shared/frame';

/** `/seed`: loading and clearing the data of a demonstration. */
export function DemoDataPage() {
  const { t } = useTranslation('super-user');
  return (
    <SuperScreen title={t('demo.title')} lead={t('demo.lead')} waiting={<TextSkeleton lines={4} />}>
      <DemoData />
    </SuperScreen>
  );
}

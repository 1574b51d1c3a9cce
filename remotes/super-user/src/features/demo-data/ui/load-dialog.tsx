import { useTranslation } from '@gyg/platform';
import { DemoDialog, type DemoDialogProps } from './demo-dialog';

export function LoadDialog(props: DemoDialogProps) {
  const { t } = useTranslation('super-user');
  return (
    <DemoDialog {...props} action="load" confirm={t('demo.load')} body={{ action: 'load' }} done={t('demo.loaded')}>
      <p>{t('demo.loadText')}</p>
    </DemoDialog>
  );
}

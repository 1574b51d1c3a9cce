import { Button, ErrorState } from '@gyg/design-system';
import { useTranslation } from '@gyg/platform';

/** Shown if the frame itself throws. Asks the user to reload. */
export function ShellFailure() {
  const { t } = useTranslation('shell');
  return (
    <ErrorState
      headingLevel={1}
      title={t('area.broken.title')}
      text={t('area.broken.text')}
      actions={<Button onClick={() => location.reload()}>{t('area.reload')}</Button>}
    />
  );
}

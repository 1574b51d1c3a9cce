import { Button, ErrorState } from '@gyg/design-system';
import { useTranslation } from '@gyg/platform';

/** The last resort when the frame itself throws: ask for a reload (specification 8, unhandled_exception). */
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

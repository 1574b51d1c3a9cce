import { Button, ErrorState } from '@gyg/design-system';
import { useErrorText, useTranslation } from '@gyg/platform';

/** Shown if a page's data could not be loaded, with a retry button. */
export function LoadFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation('booking');
  const errorText = useErrorText();
  return (
    <ErrorState
      headingLevel={1}
      title={t('failed')}
      text={errorText(error).text}
      actions={<Button onClick={onRetry}>{t('retry')}</Button>}
    />
  );
}

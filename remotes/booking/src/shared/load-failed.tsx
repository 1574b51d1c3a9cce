import { Button, ErrorState } from '@gyg/design-system';
import { useErrorText, useTranslation } from '@gyg/platform';

/** What a page says when its data could not be had, with a way to ask again. */
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

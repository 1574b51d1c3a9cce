import { Button, ErrorState } from '@gyg/design-system';
import { isApiError, useErrorText, useTranslation } from '@gyg/platform';

/** Explains why a list could not be loaded, with a retry button. */
export function LoadFailure({ thrown, onRetry }: { thrown: unknown; onRetry: () => void }) {
  const { t } = useTranslation('super-user');
  const { text } = useErrorText()(thrown);
  const offline = isApiError(thrown) && thrown.status === 0;
  return (
    <ErrorState
      kind={offline ? 'offline' : 'error'}
      title={t('failed')}
      text={text}
      actions={
        <Button icon="refresh" onClick={onRetry}>
          {t('retry')}
        </Button>
      }
    />
  );
}

import { Button, ErrorState } from '@gyg/design-system';
import { isApiError, useErrorText, useTranslation } from '@gyg/platform';

export interface LoadFailureProps {
  thrown: unknown;
  onRetry: () => void;
  /** 1 if the message is the whole page. */
  headingLevel?: 1 | 2 | 3;
}

/** Explains why something could not be loaded, with a retry button. */
export function LoadFailure({ thrown, onRetry, headingLevel = 2 }: LoadFailureProps) {
  const { t } = useTranslation('public');
  const { text } = useErrorText()(thrown);
  const offline = isApiError(thrown) && thrown.status === 0;
  return (
    <ErrorState
      kind={offline ? 'offline' : 'error'}
      title={t('common.loadFailed')}
      text={text}
      headingLevel={headingLevel}
      actions={
        <Button icon="refresh" onClick={onRetry}>
          {t('common.tryAgain')}
        </Button>
      }
    />
  );
}

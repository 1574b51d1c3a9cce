import { useTranslation } from 'react-i18next';
import { isApiError } from '../api/api-error';
import { useErrorText } from './use-error-text';

/** Props of the design system's `ErrorState`. */
export interface LoadFailure {
  kind: 'offline' | 'error';
  title: string;
  text: string;
  retry: { label: string; onRetry: () => void };
}

/** Describes a failed request for `ErrorState`: `<ErrorState {...loadFailure(error, refetch)} />`. */
export function useLoadFailure(): (thrown: unknown, onRetry: () => void) => LoadFailure {
  const { t } = useTranslation('platform');
  const errorText = useErrorText();
  return (thrown, onRetry) => ({
    kind: isApiError(thrown) && thrown.status === 0 ? 'offline' : 'error',
    title: t('load.failed'),
    text: errorText(thrown).text,
    retry: { label: t('load.retry'), onRetry },
  });
}

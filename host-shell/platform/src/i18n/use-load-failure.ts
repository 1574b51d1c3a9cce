import { isApiError } from '@gyg/contract/client';
import { useTranslation } from 'react-i18next';
import { useDeviceOnline } from '../api/use-device-online';
import { useErrorText } from './use-error-text';

/** Props of the design system's `ErrorState`. */
export interface LoadFailure {
  kind: 'offline' | 'error';
  title: string;
  text: string;
  retry: { label: string; onRetry: () => void };
}

/**
 * Describes a failed request for `ErrorState`: `<ErrorState {...loadFailure(error, refetch)} />`. The shell repeats failed
 * requests when the device is online again.
 */
export function useLoadFailure(): (thrown: unknown, onRetry: () => void) => LoadFailure {
  const { t } = useTranslation('platform');
  const errorText = useErrorText();
  const online = useDeviceOnline();
  return (thrown, onRetry) => {
    const noResponse = isApiError(thrown) && thrown.status === 0;
    const offline = noResponse && !online;
    return {
      kind: noResponse ? 'offline' : 'error',
      title: offline ? t('load.offline') : t('load.failed'),
      text: offline ? t('load.offlineText') : errorText(thrown).text,
      retry: { label: t('load.retry'), onRetry },
    };
  };
}

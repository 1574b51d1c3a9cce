import { Banner, Button } from '@gyg/design-system';
import { paths, useErrorText, useLocation, useTranslation } from '@gyg/platform';
import { useEffect, useEffectEvent } from 'react';
import type { BookingRefusal } from '../model/booking-refusal';

export interface ConfirmFailureProps {
  refusal: BookingRefusal;
  thrown: unknown;
  busy: boolean;
  onRetry: () => void;
}

/** A booking that failed although its choices are fine, and what to do next. Everything that was entered is kept. */
export function ConfirmFailure({ refusal, thrown, busy, onRetry }: ConfirmFailureProps) {
  const { t } = useTranslation('booking');
  const errorText = useErrorText();
  const { pathname, search } = useLocation();
  const isLost = refusal.kind === 'lost';
  const retryWhenOnline = useEffectEvent(() => isLost && onRetry());
  useEffect(() => {
    addEventListener('online', retryWhenOnline);
    return () => removeEventListener('online', retryWhenOnline);
  }, []);
  if (refusal.kind === 'offline') {
    return (
      <Banner
        tone="bad"
        role="alert"
        title={t('book.failure.offline')}
        actions={
          <Button size="sm" href={paths.openGygs()}>
            {t('book.failure.find')}
          </Button>
        }
      >
        {t('book.failure.offlineText')}
      </Banner>
    );
  }
  return (
    <Banner
      tone="bad"
      role="alert"
      title={isLost ? t('book.failure.lost') : errorText(thrown).text}
      actions={
        refusal.kind === 'login' ? (
          <Button size="sm" href={paths.login({ target: pathname + search })}>
            {t('book.failure.login')}
          </Button>
        ) : (
          <Button size="sm" variant="secondary" icon="refresh" busy={busy} onClick={onRetry}>
            {t('book.failure.retry')}
          </Button>
        )
      }
    >
      {t(isLost ? 'book.failure.lostText' : 'book.failure.kept')}
    </Banner>
  );
}

import { Banner, Button } from '@gyg/design-system';
import { isApiError, useErrorText, useFormat, useTranslation } from '@gyg/platform';
import { useEffect, useState } from 'react';
import type { DoorView } from '../model/use-door';

/** Whether a time has come; re-renders when it does. */
function useHasCome(iso: string): boolean {
  const at = Date.parse(iso);
  const [come, setCome] = useState(() => Date.now() >= at);
  useEffect(() => {
    const left = at - Date.now();
    setCome(left <= 0);
    if (left <= 0) return;
    const timer = setTimeout(() => setCome(true), Math.min(left, 2 ** 31 - 1));
    return () => clearTimeout(timer);
  }, [at]);
  return come;
}

/** What the person at the door must know: no connection, marks that were refused, or that the gyg has not started. */
export function ConnectionBanner({ door, startsAt }: { door: DoorView; startsAt: string }) {
  const { t } = useTranslation('admin');
  const { dateTime } = useFormat();
  const errorText = useErrorText();
  const started = useHasCome(startsAt);
  const { connection, unsent, failure, failures, retry } = door;
  const again = (
    <Button size="sm" variant="secondary" onClick={retry}>
      {t('door.tryAgain')}
    </Button>
  );
  const isOffline = isApiError(failure) && failure.status === 0;
  if (connection === 'refused' || (connection === 'offline' && !isOffline)) {
    return (
      <Banner tone="bad" actions={again}>
        {t('door.refused', { reason: errorText(failure).text })}
      </Banner>
    );
  }
  if (connection === 'offline') {
    return (
      <Banner tone="warn" actions={again}>
        <b>{t('door.offline')}</b> {t('door.stored', { count: unsent })}
      </Banner>
    );
  }
  if (failures.length > 0) return <Banner tone="bad">{t('door.failed', { count: failures.length })}</Banner>;
  if (!started) return <Banner tone="info">{t('door.notStarted', { date: dateTime(startsAt) })}</Banner>;
  return null;
}

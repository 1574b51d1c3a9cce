import { Button, ErrorState } from '@gyg/design-system';
import { paths, usePageTitle, useTranslation } from '@gyg/platform';
import { useDeviceOnline } from '@gyg/platform/internal';
import { useEffect, useRef } from 'react';
import { AreaUnavailable, isMissingCode } from '../remotes/load-area';

const kinds = { down: 'down', 'outdated-page': 'outdated', 'outside-range': 'range' } as const;

function kindOf(failure: unknown) {
  if (failure instanceof AreaUnavailable) return kinds[failure.reason];
  return isMissingCode(failure) ? 'down' : 'broken';
}

/** Calls back when the device is online again. */
function useBackOnline(online: boolean, onBack: () => void): void {
  const before = useRef(online);
  useEffect(() => {
    if (online && !before.current) onBack();
    before.current = online;
  }, [online, onBack]);
}

/**
 * Explains why an area is not shown, and offers a retry, a reload or a link elsewhere. Without a network it says so, and
 * tries again when the device is online.
 */
export function AreaFailure({ failure, onRetry }: { failure: unknown; onRetry: () => void }) {
  const { t } = useTranslation('shell');
  const online = useDeviceOnline();
  const kind = isMissingCode(failure) && !online ? 'offline' : kindOf(failure);
  useBackOnline(online, onRetry);
  usePageTitle(t(`area.${kind}.title`));
  return (
    <ErrorState
      kind={kind === 'offline' ? 'offline' : 'error'}
      headingLevel={1}
      title={t(`area.${kind}.title`)}
      text={t(`area.${kind}.text`)}
      actions={
        <>
          {kind === 'outdated' && <Button onClick={() => location.reload()}>{t('area.reload')}</Button>}
          {(kind === 'down' || kind === 'broken' || kind === 'offline') && (
            <Button onClick={onRetry}>{t('area.retry')}</Button>
          )}
          <Button variant={kind === 'range' ? 'primary' : 'secondary'} href={paths.home()}>
            {t('area.home')}
          </Button>
        </>
      }
    />
  );
}

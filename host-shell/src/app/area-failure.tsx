import { Button, ErrorState } from '@gyg/design-system';
import { paths, usePageTitle, useTranslation } from '@gyg/platform';
import { AreaUnavailable } from '../federation/load-area';

const kinds = { down: 'down', 'outdated-page': 'outdated', 'outside-range': 'range' } as const;

/** Explains why an area is not shown, and offers a retry, a reload or a link elsewhere. */
export function AreaFailure({ failure, onRetry }: { failure: unknown; onRetry: () => void }) {
  const { t } = useTranslation('shell');
  const kind = failure instanceof AreaUnavailable ? kinds[failure.reason] : 'broken';
  usePageTitle(t(`area.${kind}.title`));
  return (
    <ErrorState
      headingLevel={1}
      title={t(`area.${kind}.title`)}
      text={t(`area.${kind}.text`)}
      actions={
        <>
          {kind === 'outdated' && <Button onClick={() => location.reload()}>{t('area.reload')}</Button>}
          {(kind === 'down' || kind === 'broken') && <Button onClick={onRetry}>{t('area.retry')}</Button>}
          <Button variant={kind === 'range' ? 'primary' : 'secondary'} href={paths.home()}>
            {t('area.home')}
          </Button>
        </>
      }
    />
  );
}

import { Button, ErrorState } from '@gyg/design-system';
import { paths, usePageTitle, useTranslation } from '@gyg/platform';
import { AreaUnavailable } from '../federation/load-area';

/** Plain words for an area that is down, too new for this page, or broken, with a way out. */
export function AreaFailure({ failure, onRetry }: { failure: unknown; onRetry: () => void }) {
  const { t } = useTranslation('shell');
  const kind = failure instanceof AreaUnavailable ? (failure.reason === 'down' ? 'down' : 'newer') : 'broken';
  usePageTitle(t(`area.${kind}.title`));
  return (
    <ErrorState
      headingLevel={1}
      title={t(`area.${kind}.title`)}
      text={t(`area.${kind}.text`)}
      actions={
        <>
          {kind === 'newer' ? (
            <Button onClick={() => location.reload()}>{t('area.reload')}</Button>
          ) : (
            <Button onClick={onRetry}>{t('area.retry')}</Button>
          )}
          <Button variant="secondary" href={paths.home()}>
            {t('area.home')}
          </Button>
        </>
      }
    />
  );
}

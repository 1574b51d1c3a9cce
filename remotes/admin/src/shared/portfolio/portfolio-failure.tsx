import { Button, EmptyState, ErrorState } from '@gyg/design-system';
import { isApiError, paths, useLoadFailure, useTranslation } from '@gyg/platform';

export interface PortfolioFailureProps {
  error: unknown;
  onRetry: () => void;
}

/** Shown if a portfolio did not load: that it is missing or belongs to others, or a way to try again. */
export function PortfolioFailure({ error, onRetry }: PortfolioFailureProps) {
  const { t } = useTranslation('admin');
  const loadFailure = useLoadFailure();
  if (!isApiError(error) || (error.status !== 404 && error.status !== 403)) {
    return <ErrorState {...loadFailure(error, onRetry)} />;
  }
  return (
    <EmptyState
      title={t('portfolios.missing')}
      text={t('portfolios.missingText')}
      actions={<Button href={paths.portfolios()}>{t('portfolios.toAll')}</Button>}
    />
  );
}

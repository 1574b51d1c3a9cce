import type { AnswerOf } from '@gyg/contract';
import { Breadcrumbs, Button, EmptyState, ErrorState } from '@gyg/design-system';
import {
  callOptions,
  isApiError,
  paths,
  useLoadFailure,
  useParams,
  useQuery,
  useSession,
  useTranslation,
} from '@gyg/platform';
import type { ReactNode } from 'react';
import { OrganizationScreen } from './frame';

type Portfolio = AnswerOf<'getPortfolio'>;

export interface PortfolioScreenProps {
  /** The line below the title. The portfolio is undefined while it is loading. */
  lead: (portfolio: Portfolio | undefined) => ReactNode;
  /** The name of a page below the portfolio's own. */
  below?: string;
  actions: (portfolioId: string, portfolio: Portfolio | undefined) => ReactNode;
  waiting: ReactNode;
  children: (portfolio: Portfolio) => ReactNode;
}

/** The frame of the pages of the portfolio in the address. */
export function PortfolioScreen({ lead, below, actions, waiting, children }: PortfolioScreenProps) {
  const { t } = useTranslation('admin');
  const { portfolioId = '' } = useParams();
  const isAdmin = useSession(({ organizationId }) => organizationId !== '');
  // Not requested outside admin mode.
  const options = callOptions('getPortfolio', { params: { portfolioId } });
  const { data, error, refetch } = useQuery({ ...options, enabled: isAdmin });
  const title = data?.name ?? t('portfolios.one');
  const own =
    below === undefined ? [{ label: title }] : [{ label: title, href: paths.portfolio(portfolioId) }, { label: below }];
  return (
    <OrganizationScreen
      title={title}
      lead={lead(data)}
      breadcrumbs={
        <Breadcrumbs
          label={t('portfolios.breadcrumbs')}
          items={[{ label: t('portfolios.title'), href: paths.portfolios() }, ...own]}
        />
      }
      actions={actions(portfolioId, data)}
      waiting={waiting}
    >
      {() => {
        if (data !== undefined) return children(data);
        if (error === null) return waiting;
        return <PortfolioFailure error={error} onRetry={() => void refetch()} />;
      }}
    </OrganizationScreen>
  );
}

interface PortfolioFailureProps {
  error: unknown;
  onRetry: () => void;
}

/** Shown if a portfolio did not load: that it is missing or belongs to others, or a way to try again. */
function PortfolioFailure({ error, onRetry }: PortfolioFailureProps) {
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

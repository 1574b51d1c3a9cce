import { call, callOptions, invalidateCalls, keepPreviousData, useQuery, useQueryClient } from '@gyg/platform';

/** The organisations of a portfolio, asked ones too, by name; `page` from 1. */
export const usePortfolioOrganizations = (portfolioId: string, page: number) =>
  useQuery({
    ...callOptions('listPortfolioOrganizations', { params: { portfolioId }, query: { page: page - 1 } }),
    placeholderData: keepPreviousData,
  });

export const askOrganization = (portfolioId: string, organizationId: string) =>
  call('addPortfolioOrganization', { params: { portfolioId, organizationId }, body: {} });

export const removeOrganization = (portfolioId: string, organizationId: string) =>
  call('removePortfolioOrganization', { params: { portfolioId, organizationId } });

export const renamePortfolio = (portfolioId: string, name: string) =>
  call('updatePortfolio', { params: { portfolioId }, body: { name } });

/** Returns a function that fetches everything that shows the portfolio again. */
export function useRefreshPortfolio(): () => Promise<void> {
  const queries = useQueryClient();
  return () =>
    invalidateCalls(queries, [
      'getPortfolio',
      'listPortfolios',
      'listPortfolioOrganizations',
      'listOrganizationPortfolios',
      'getPortfolioInsights',
    ]);
}

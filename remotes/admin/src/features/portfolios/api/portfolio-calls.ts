import { call, callOptions, invalidateCalls, keepPreviousData, useQuery, useQueryClient } from '@gyg/platform';

/** An organisation's own portfolios, by name; `page` from 1. */
export const useOwnPortfolios = (organizationId: string, page: number) =>
  useQuery({
    ...callOptions('listPortfolios', { query: { organizationId, page: page - 1 } }),
    placeholderData: keepPreviousData,
  });

/** How many portfolios of others are shown; few organisations are in more than one or two. */
const most = 100;

/** The portfolios of others that an organisation is in or is asked to join. */
export const useMemberships = (organizationId: string) =>
  useQuery(callOptions('listOrganizationPortfolios', { params: { organizationId }, query: { pageSize: most } }));

export const createPortfolio = (organizationId: string, name: string) =>
  call('createPortfolio', { body: { organizationId, name } });

export const deletePortfolio = (portfolioId: string) => call('deletePortfolio', { params: { portfolioId } });

export type PortfolioAnswer = 'accept' | 'decline';

/** Answers a request to join a portfolio. `keepalive` finishes the call if the page closes. */
export const answerPortfolio = (
  params: { portfolioId: string; organizationId: string },
  answer: PortfolioAnswer,
  options: { keepalive: boolean },
) => call(answer === 'accept' ? 'acceptPortfolio' : 'declinePortfolio', { params, body: {} }, options);

/** Takes an organisation out of a portfolio. */
export const leavePortfolio = (portfolioId: string, organizationId: string) =>
  call('removePortfolioOrganization', { params: { portfolioId, organizationId } });

/** Returns a function that fetches portfolios, requests and the navigation's counts again. */
export function useRefreshPortfolios(): () => Promise<void> {
  const queries = useQueryClient();
  return () =>
    invalidateCalls(queries, ['listPortfolios', 'listOrganizationPortfolios', 'getOrganizationDesk', 'listDecisions']);
}

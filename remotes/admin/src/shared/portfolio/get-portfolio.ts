import { callOptions, useQuery, useSession } from '@gyg/platform';

/** A portfolio of the current organisation; not requested outside admin mode. */
export function usePortfolio(portfolioId: string) {
  const isAdmin = useSession(({ organizationId }) => organizationId !== '');
  return useQuery({ ...callOptions('getPortfolio', { params: { portfolioId } }), enabled: isAdmin });
}

/** Portfolios: paths as in the contract. */
export const portfoliosRoutes = {
  listPortfolios: 'GET /portfolios',
  createPortfolio: 'POST /portfolios',
  getPortfolio: 'GET /portfolios/{portfolioId}',
  updatePortfolio: 'POST /portfolios/{portfolioId}',
  deletePortfolio: 'DELETE /portfolios/{portfolioId}',
  listPortfolioOrganizations: 'GET /portfolios/{portfolioId}/organizations',
  addPortfolioOrganization: 'POST /portfolios/{portfolioId}/organization/{organizationId}',
  removePortfolioOrganization: 'DELETE /portfolios/{portfolioId}/organization/{organizationId}',
  acceptPortfolio: 'POST /portfolios/{portfolioId}/organization/{organizationId}/accept',
  declinePortfolio: 'POST /portfolios/{portfolioId}/organization/{organizationId}/decline',
  getPortfolioInsights: 'GET /portfolios/{portfolioId}/insights',
  listOrganizationPortfolios: 'GET /portfolios/organizations/{organizationId}',
} as const;

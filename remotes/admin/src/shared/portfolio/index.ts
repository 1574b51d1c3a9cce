export { usePortfolio } from './get-portfolio';
export { PortfolioFailure } from './portfolio-failure';

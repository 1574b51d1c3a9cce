export { CreatePortfolio } from './ui/create-portfolio';
export { Portfolios } from './ui/portfolios';
export { PortfoliosSkeleton } from './ui/portfolios-skeleton';

export { CreatePortfolio } from './ui/create-portfolio';
export { Portfolios, PortfoliosSkeleton } from './ui/portfolios';

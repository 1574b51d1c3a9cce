export { Portfolio, PortfolioSkeleton } from './ui/portfolio';

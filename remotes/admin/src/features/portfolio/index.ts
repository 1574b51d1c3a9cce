export { Portfolio } from './ui/portfolio';
export { PortfolioSkeleton } from './ui/portfolio-skeleton';

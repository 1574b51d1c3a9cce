export { answerPortfolio } from './answer-portfolio.service';
export { portfolioHandlers } from './portfolio.routes';
export { countPortfolioDecisions, listPortfolioDecisions } from './portfolio-decisions.service';

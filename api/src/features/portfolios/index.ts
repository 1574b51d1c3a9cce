export { answerPortfolio } from './answer-portfolio.service';
export { portfolioHandlers } from './portfolio.routes';

export { featuredBoardHandlers } from './featured-board.routes';

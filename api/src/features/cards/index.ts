export { cardHandlers } from './cards.routes';

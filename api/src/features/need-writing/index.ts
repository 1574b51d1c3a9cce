export { needHandlers } from './need.routes';

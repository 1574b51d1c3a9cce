export { townHandlers } from './town.routes';

export { catalogHandlers } from './catalog.routes';

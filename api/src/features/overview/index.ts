export { overviewHandlers } from './overview.routes';

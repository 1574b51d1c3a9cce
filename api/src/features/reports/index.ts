export { reportHandlers } from './report.routes';

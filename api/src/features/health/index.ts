export { healthHandlers } from './health.routes';

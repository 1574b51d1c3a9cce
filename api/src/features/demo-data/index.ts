export { demoDataHandlers } from './demo-data.routes';

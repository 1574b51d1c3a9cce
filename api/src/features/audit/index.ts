export { auditHandlers } from './audit.routes';

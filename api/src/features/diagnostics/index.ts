export { diagnosticsHandlers } from './diagnostics.routes';

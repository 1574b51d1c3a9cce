export { certificateHandlers } from './certificate.routes';

export { privacyHandlers } from './privacy.routes';

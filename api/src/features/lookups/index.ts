export { lookupHandlers } from './lookup.routes';

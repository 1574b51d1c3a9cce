export { gygMessageHandlers } from './gyg-message.routes';

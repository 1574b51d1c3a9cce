export { deskHandlers } from './desk.routes';

export { superDeskHandlers } from './super-desk.routes';

export { gygListHandlers } from './gyg-list.routes';

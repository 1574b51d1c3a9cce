export { gygWritingHandlers } from './gyg-writing.routes';

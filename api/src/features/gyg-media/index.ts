export { gygMediaHandlers } from './gyg-media.routes';

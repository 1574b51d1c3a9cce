export { gygPageHandlers } from './gyg-page.routes';

export { catalogHandlers } from './catalog.routes';
export { getCatalogByName } from './catalog.service';

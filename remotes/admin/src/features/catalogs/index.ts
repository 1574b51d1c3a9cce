export { Catalogs } from './ui/catalogs';
export { CatalogsSkeleton } from './ui/catalogs-skeleton';
export { CreateCatalog } from './ui/create-catalog';

export { Catalogs, CatalogsSkeleton } from './ui/catalogs';
export { CreateCatalog } from './ui/create-catalog';

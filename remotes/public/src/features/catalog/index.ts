export { useCatalog } from './api/get-catalog';
export { Catalog } from './ui/catalog';
export { CatalogSkeleton } from './ui/catalog-skeleton';

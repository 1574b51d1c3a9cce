import type { Catalog } from '@gyg/contract';
import type { CatalogRow } from './catalog.repository';

/** A catalogue with the gyg ids that the caller may see. */
export function presentCatalog(row: CatalogRow, gygIds: readonly string[]): Catalog {
  const { profileVisible: _online, createdAt, updatedAt, ...catalog } = row;
  return { ...catalog, updated: (updatedAt ?? createdAt).toISOString(), gygIds: gygIds.join('|') };
}

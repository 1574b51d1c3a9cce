import { call, callOptions, invalidateCalls, keepPreviousData, useQuery, useQueryClient } from '@gyg/platform';

/** An organisation's catalogues, newest first; `page` from 1. */
export const useCatalogs = (organizationId: string, page: number) =>
  useQuery({
    ...callOptions('listOrganizationCatalogs', { params: { organizationId }, query: { page: page - 1 } }),
    placeholderData: keepPreviousData,
  });

/** The options to read one catalogue, with its gygs that are not public. */
export const catalogOptions = (catalogId: string) => callOptions('getCatalog', { params: { catalogId } });

export const createCatalog = (organizationId: string, name: string) =>
  call('createCatalog', { body: { organizationId, name } });

export const renameCatalog = (catalogId: string, name: string) =>
  call('updateCatalog', { params: { catalogId }, body: { name } });

/** Saves which gygs a catalogue has, in their order. */
export const saveGygs = (catalogId: string, ids: readonly string[]) =>
  call('updateCatalog', { params: { catalogId }, body: { gygIds: ids.join('|') } });

export const deleteCatalog = (catalogId: string) => call('deleteCatalog', { params: { catalogId } });

/** Returns functions that fetch the list of catalogues again, the list and the one on screen, or forget a deleted one. */
export function useCatalogCache() {
  const queries = useQueryClient();
  return {
    refreshList: () => invalidateCalls(queries, ['listOrganizationCatalogs']),
    refresh: () => invalidateCalls(queries, ['listOrganizationCatalogs', 'getCatalog']),
    forget: (catalogId: string) => queries.removeQueries(catalogOptions(catalogId)),
  };
}

/** Published gygs of all hosts with a keyword, own hidden ones too. Without a keyword, the organisation's latest. */
export const useGygsToAdd = (organizationId: string, keyword: string) =>
  useQuery({
    ...callOptions('findGygs', {
      query: { ...(keyword === '' ? { organizationId } : { keyword }), showHidden: 'true', pageSize: 10 },
    }),
    placeholderData: keepPreviousData,
  });

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

/** Saves which gygs a catalogue has, in their order. Drafts stay in it, at the end, and are not among the ids. */
export const saveGygs = (catalogId: string, ids: readonly string[]) =>
  call('updateCatalog', { params: { catalogId }, body: { gygIds: ids.join('|') } });

export const deleteCatalog = (catalogId: string) => call('deleteCatalog', { params: { catalogId } });

/** Returns a function that fetches the list of catalogues and the one on screen again. */
export function useRefreshCatalogs(): () => Promise<void> {
  const queries = useQueryClient();
  return () => invalidateCalls(queries, ['listOrganizationCatalogs', 'getCatalog']);
}

import { call, callOptions, keepPreviousData, saveDownload, useQuery } from '@gyg/platform';
import { fileQuery, type GygList, listQuery } from '../../../shared/gyg-list';

/** The gygs that an organisation hosts, with counts. The current rows stay while the next ones load. */
export const useHostedGygs = (organizationId: string, list: GygList) =>
  useQuery({
    ...callOptions('findHostedGygs', { query: listQuery(organizationId, list) }),
    placeholderData: keepPreviousData,
  });

/** Saves the whole list as a file, or only the gygs with these ids. */
export const saveHostedGygs = (organizationId: string, list: GygList, ids?: readonly string[]) =>
  saveDownload('findHostedGygs', {
    query: { ...fileQuery(organizationId, list), ...(ids && { ids: ids.join(',') }), format: 'csv' },
  });

/** Hides a gyg from lists, or shows it there. */
export const setHidden = (gygId: string, hidden: boolean) => call('updateGyg', { params: { gygId }, body: { hidden } });

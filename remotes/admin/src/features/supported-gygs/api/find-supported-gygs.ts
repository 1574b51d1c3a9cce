import { callOptions, keepPreviousData, saveDownload, useQuery } from '@gyg/platform';
import { fileQuery, type GygList, listQuery } from '../../../shared/gyg-list';

/** Gygs of others in which people represent an organisation. The current rows stay while the next ones load. */
export const useSupportedGygs = (organizationId: string, list: GygList) =>
  useQuery({
    ...callOptions('findParticipatingGygs', { query: listQuery(organizationId, list) }),
    placeholderData: keepPreviousData,
  });

/** Saves the whole list as a file. */
export const saveSupportedGygs = (organizationId: string, list: GygList) =>
  saveDownload('findParticipatingGygs', { query: { ...fileQuery(organizationId, list), format: 'csv' } });

import { callOptions, keepPreviousData, useQuery } from '@gyg/platform';
import { type DirectoryState, toDirectoryQuery } from '../model/directory-state';

/** A page of the directory. The current one stays while the next loads. */
export const useDirectory = (state: DirectoryState) =>
  useQuery({
    ...callOptions('listOrganizations', { query: toDirectoryQuery(state) }, { as: 'guest' }),
    placeholderData: keepPreviousData,
  });

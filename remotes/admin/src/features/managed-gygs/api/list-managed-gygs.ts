import { callOptions, keepPreviousData, useQuery } from '@gyg/platform';

/** The gygs that a user manages, including drafts and hidden ones, with counts; `page` from 1. */
export const useManagedGygs = (userId: string, page: number) =>
  useQuery({
    ...callOptions('listManagedGygs', { params: { userId }, query: { page: page - 1 } }),
    placeholderData: keepPreviousData,
  });

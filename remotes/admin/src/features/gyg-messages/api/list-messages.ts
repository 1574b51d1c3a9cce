import { callOptions, keepPreviousData, useQuery } from '@gyg/platform';

const pageSize = 10;

/** A page of the messages to the people of a gyg, newest first; `page` from 1. */
export const useMessages = (gygId: string, page: number) =>
  useQuery({
    ...callOptions('listGygMessages', { params: { gygId }, query: { page: page - 1, pageSize } }),
    placeholderData: keepPreviousData,
  });

import { callOptions, keepPreviousData, useQuery } from '@gyg/platform';
import type { WaitlistView } from '../model/waitlist-view';

/** A page of the waiting list of a gyg. The current rows stay while the next ones load. */
export const useWaitlist = (gygId: string, { group, page }: WaitlistView) =>
  useQuery({
    ...callOptions('listWaitlist', { params: { gygId }, query: { group, page: page - 1 } }),
    placeholderData: keepPreviousData,
  });

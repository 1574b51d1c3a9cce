import { callOptions, useQuery } from '@gyg/platform';

/** An offer of a waiting list, by the token of its link. */
export const useOffer = (token: string) => useQuery(callOptions('getWaitlistOffer', { params: { token } }));

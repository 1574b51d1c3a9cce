import { callOptions, useQuery } from '@gyg/platform';

/** What a reminder asks about, by the token of its link. */
export const useConfirmation = (token: string) => useQuery(callOptions('getConfirmation', { params: { token } }));

import { callOptions, useQuery } from '@gyg/platform';

/** One's own user with address and settings. */
export const ownUserOptions = (userId: string) => callOptions('getUser', { params: { userId } });

/** The same, for a page. */
export const useOwnUser = (userId: string) => useQuery(ownUserOptions(userId));

import { callOptions, useQuery } from '@gyg/platform';

/** The user's own account with address and settings. */
export const ownUserOptions = (userId: string) => callOptions('getUser', { params: { userId } });

/** The same, for a page. */
export const useOwnUser = (userId: string) => useQuery(ownUserOptions(userId));

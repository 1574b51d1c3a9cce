import { callOptions, useQuery } from '@gyg/platform';

/** Query options of the user's account with email address and settings. */
export const ownUserOptions = (userId: string) => callOptions('getUser', { params: { userId } });

/** The user's account. */
export const useOwnUser = (userId: string) => useQuery(ownUserOptions(userId));

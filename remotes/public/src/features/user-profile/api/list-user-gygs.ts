import { callOptions, keepPreviousData, useQuery } from '@gyg/platform';

/** How many are shown before "Show more": two rows. */
const firstShown = 8;
/** The maximum per response. */
const mostShown = 100;

/** Gygs that a user contributed to, latest first. On the user's own profile also upcoming ones. */
export function useUserGygs(userId: string, own: boolean, all: boolean) {
  const query = { userId, sort: 'startDateTime:desc', pageSize: all ? mostShown : firstShown } as const;
  return useQuery({
    ...callOptions('findUserGygs', { query }, own ? {} : { as: 'guest' }),
    placeholderData: keepPreviousData,
  });
}

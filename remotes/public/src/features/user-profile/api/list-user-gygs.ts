import { callOptions, keepPreviousData, useQuery } from '@gyg/platform';

/** How many are shown before "Show more": two rows. */
const firstShown = 8;
/** The most that one answer holds. */
const mostShown = 100;

/** Gygs that a person contributed to, latest first; for the user's own profile, upcoming ones too. */
export function useUserGygs(userId: string, own: boolean, all: boolean) {
  const query = { userId, sort: 'startDateTime:desc', pageSize: all ? mostShown : firstShown } as const;
  return useQuery({
    ...callOptions('findUserGygs', { query }, own ? {} : { as: 'guest' }),
    placeholderData: keepPreviousData,
  });
}

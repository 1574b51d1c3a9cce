import { useSession } from '@gyg/platform';

/** The user whose typing is kept in this tab. */
export const useUserId = (): string => useSession(({ userId }) => userId);

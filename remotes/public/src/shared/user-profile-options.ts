import { callOptions, type useQueryClient } from '@gyg/platform';

/** A user's profile: their own with what only they may see, another's as guests see it. */
export const userProfileOptions = (userId: string, own: boolean) =>
  callOptions('getUserProfile', { params: { userId } }, own ? {} : { as: 'guest' });

/** Fetches the user's own profile again, after they have changed it. */
export const refreshUserProfile = (queries: ReturnType<typeof useQueryClient>, userId: string) =>
  Promise.all([true, false].map((own) => queries.invalidateQueries(userProfileOptions(userId, own))));

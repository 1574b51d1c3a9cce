import { callOptions, type useQueryClient } from '@gyg/platform';

/** Query options of a profile: the user's own as themselves, others' as a guest. */
export const userProfileOptions = (userId: string, own: boolean) =>
  callOptions('getUserProfile', { params: { userId } }, own ? {} : { as: 'guest' });

/** Fetches the user's own profile again after a change. */
export const refreshUserProfile = (queries: ReturnType<typeof useQueryClient>, userId: string) =>
  Promise.all([true, false].map((own) => queries.invalidateQueries(userProfileOptions(userId, own))));

import { callOptions, invalidateCalls, type useQueryClient } from '@gyg/platform';

/** Query options of a profile: the user's own as themselves, others' as a guest. */
export const userProfileOptions = (userId: string, own: boolean) =>
  callOptions('getUserProfile', { params: { userId } }, own ? {} : { as: 'guest' });

/** Fetches the profile on screen again after a change, and others when they are opened. */
export const refreshUserProfile = (queries: ReturnType<typeof useQueryClient>) =>
  invalidateCalls(queries, ['getUserProfile']);

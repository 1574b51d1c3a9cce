import type { Handlers } from '../../../http/call';
import { getUserProfile } from './user-profile.service';
import { searchUsers } from './user-search.service';

export const userProfileHandlers = {
  getUserProfile: ({ context, actor, params, reading }) => getUserProfile(context, actor, params.userId, reading),
  searchUsers: ({ context, actor, body }) => searchUsers(context, actor, body),
} satisfies Partial<Handlers>;

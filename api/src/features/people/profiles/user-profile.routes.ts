import type { Handlers } from '../../../http/call';
import { getUserProfile, searchUsers } from './user-profile.service';

export const userProfileHandlers = {
  getUserProfile: ({ context, actor, params, reading }) => getUserProfile(context, actor, params.userId, reading),
  searchUsers: ({ context, actor, body }) => searchUsers(context, actor, body),
} satisfies Partial<Handlers>;

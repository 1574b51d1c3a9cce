import type { PageSession } from '../session/session';
import { session as pageSession } from './page';

/** The session methods for areas. Only the shell starts the session and completes logins. */
export type SessionActions = Pick<
  PageSession,
  | 'applyMemberships'
  | 'beginSignUp'
  | 'canSignIn'
  | 'clearErasedUser'
  | 'currentUserId'
  | 'refreshMemberships'
  | 'refreshNotificationCount'
  | 'signIn'
  | 'signOut'
  | 'startsAsAdmin'
  | 'startsAsUser'
  | 'switchToAdmin'
  | 'switchToUser'
  | 'updateUser'
>;

export const session: SessionActions = pageSession;

import type { PageSession } from '../session/session';
import { session as pageSession } from './page';

/** What areas may do with the session; the shell alone starts it and finishes sign-ins. */
export type SessionActions = Pick<
  PageSession,
  | 'applyMemberships'
  | 'beginSignUp'
  | 'clearErasedUser'
  | 'refreshMemberships'
  | 'refreshNotificationCount'
  | 'signIn'
  | 'signOut'
  | 'switchToAdmin'
  | 'switchToUser'
  | 'updateUser'
>;

export const session: SessionActions = pageSession;

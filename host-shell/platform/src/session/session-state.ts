import { createStore } from 'zustand/vanilla';
import organizationPlaceholder from './organization-placeholder.svg';

/** The visitor's role: guest, during sign-up, user, or administrator of an organisation. */
export type LoginRole = 'GUEST' | 'SIGNUP' | 'USER' | 'ADMIN';

/** The session's state. Strings are empty if there is no value. */
export interface Session {
  /** `starting` until it is known whether the visitor is logged in. */
  readonly status: 'starting' | 'ready';
  readonly userId: string;
  readonly authentication: string;
  readonly profileName: string;
  readonly email: string;
  readonly profileImage: string;
  readonly country: string;
  readonly organizationAdmin: boolean;
  /** Whether the user manages any gyg. Does not depend on `loginRole`. */
  readonly managesGygs: boolean;
  readonly userGroups: readonly string[];
  readonly notificationCount: number;
  readonly loginRole: LoginRole;
  readonly organizationId: string;
  readonly organizationName: string;
  /** A placeholder if there is no organisation or it has no logo. */
  readonly organizationLogo: string;
  readonly organizationType: string;
}

export const guestSession: Session = {
  status: 'ready',
  userId: '',
  authentication: '',
  profileName: '',
  email: '',
  profileImage: '',
  country: 'se',
  organizationAdmin: false,
  managesGygs: false,
  userGroups: [],
  notificationCount: 0,
  loginRole: 'GUEST',
  organizationId: '',
  organizationName: '',
  organizationLogo: organizationPlaceholder,
  organizationType: '',
};

export const createSessionStore = () => createStore<Session>()(() => ({ ...guestSession, status: 'starting' }));

export const isSignedIn = (session: Session) => session.loginRole === 'USER' || session.loginRole === 'ADMIN';

/** Whether the user is a platform administrator. */
export const isSuperUser = (session: Session) => session.userGroups.includes('superusers');

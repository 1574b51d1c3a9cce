import { create } from 'zustand';
import organizationPlaceholder from './organization-placeholder.svg';

/** Who one is on the site: guest, in the midst of signing up, user, or admin of an organisation. */
export type LoginRole = 'GUEST' | 'SIGNUP' | 'USER' | 'ADMIN';

/** The session of specification 3. Empty texts where there is nothing. */
export interface Session {
  /** `starting` until it is known whether somebody is signed in. */
  readonly status: 'starting' | 'ready';
  readonly userId: string;
  readonly authentication: string;
  readonly profileName: string;
  readonly email: string;
  readonly profileImage: string;
  readonly country: string;
  readonly organizationAdmin: boolean;
  /** True if one manages any gyg, ADMIN or not. */
  readonly managesGygs: boolean;
  readonly userGroups: readonly string[];
  readonly notificationCount: number;
  readonly loginRole: LoginRole;
  readonly organizationId: string;
  readonly organizationName: string;
  /** A placeholder where the organisation has no logo, or there is no organisation. */
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

/** The one session of the page; remotes read it, the platform alone writes it. */
export const useSessionStore = create<Session>()(() => ({ ...guestSession, status: 'starting' }));

/** Reads part of the session and re-renders when that part changes. */
export function useSession<Part>(select: (session: Session) => Part): Part {
  return useSessionStore(select);
}

/** Whether somebody is signed in, in either role. */
export const isSignedIn = (session: Session) => session.loginRole === 'USER' || session.loginRole === 'ADMIN';

/** Whether the person may do what platform administrators do. */
export const isSuperUser = (session: Session) => session.userGroups.includes('superusers');

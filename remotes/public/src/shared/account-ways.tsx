import { paths, session } from '@gyg/platform';
import { createContext, useContext } from 'react';
import type { Carried } from './use-carried';

/** Where the forms of sign-up and login lead: to each other, and on. */
export interface AccountWays {
  login: (carried: Carried) => string;
  register: (carried: Carried) => string;
  verify: (carried: Carried) => string;
  resetPassword: (carried: Carried) => string;
  newPassword: (carried: Carried) => string;
  /** The button to go on without an account. */
  asGuest: { href: string } | { onClick: () => void };
  /** Logs in the browser that has just shown password and code. Rejects if that cannot begin. */
  signIn: (target?: string) => Promise<void>;
  /** Begins a login again that took too long. */
  beginAgain: (target?: string) => Promise<void>;
}

const signIn = (target?: string) => session.signIn(target);

/** The forms of the platform's own pages. */
const ownPages: AccountWays = { ...paths, asGuest: { href: paths.home() }, signIn, beginAgain: signIn };

const Ways = createContext(ownPages);

/** Other ways for the forms inside: those of a partner's window. */
export const AccountWaysProvider = Ways.Provider;

/** The ways of the forms, by default of the platform's pages. */
export const useAccountWays = (): AccountWays => useContext(Ways);

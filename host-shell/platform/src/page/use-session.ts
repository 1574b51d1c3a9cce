import { useSyncExternalStore } from 'react';
import type { PendingSignUp } from '../session/pending-sign-up';
import { guestSession, type Session } from '../session/session-state';
import { session } from './page';

/**
 * Reads part of the session and re-renders when that part changes. `select` returns a value of the session, not a new object.
 * Pages that the server renders, and the page while it takes them over, are a guest's.
 */
export function useSession<Part>(select: (session: Session) => Part): Part {
  const { subscribe, getState } = session.store;
  return useSyncExternalStore(
    subscribe,
    () => select(getState()),
    () => select(guestSession),
  );
}

/** The pending sign-up of this tab. Re-renders when it begins or ends. */
export function usePendingSignUp(): PendingSignUp | undefined {
  const email = useSession(({ loginRole, email }) => (loginRole === 'SIGNUP' ? email : ''));
  return email === '' ? undefined : { email, confirmed: session.pendingSignUp()?.confirmed ?? false };
}

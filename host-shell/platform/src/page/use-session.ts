import { useStore } from 'zustand';
import type { PendingSignUp } from '../session/pending-sign-up';
import type { Session } from '../session/session-state';
import { session } from './page';

/** Reads part of the session and re-renders when that part changes. */
export function useSession<Part>(select: (session: Session) => Part): Part {
  return useStore(session.store, select);
}

/** The pending sign-up of this tab. Re-renders when it begins or ends. */
export function usePendingSignUp(): PendingSignUp | undefined {
  const email = useSession(({ loginRole, email }) => (loginRole === 'SIGNUP' ? email : ''));
  return email === '' ? undefined : { email, confirmed: session.pendingSignUp()?.confirmed ?? false };
}

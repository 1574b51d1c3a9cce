import { useSyncExternalStore } from 'react';
import type { Session, SessionState, Visitor } from '../session';

/** The state of the session. Renders again when it changes. */
export const useSession = (session: Session): SessionState => useSyncExternalStore(session.subscribe, session.read);

/** Who is logged in; undefined for guests. */
export const visitorOf = (state: SessionState): Visitor | undefined =>
  state.status === 'signed-in' ? state.visitor : undefined;

import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { Session, SessionState, Visitor } from '../session';

/** The state of the session. Renders again when it changes. */
export const useSession = (session: Session): SessionState => useSyncExternalStore(session.subscribe, session.read);

/** Who is logged in; undefined for guests. */
export const visitorOf = (state: SessionState): Visitor | undefined =>
  state.status === 'signed-in' ? state.visitor : undefined;

/** Calls `changed` when another person logs in, or the person logs out, but not at first. */
export function useVisitorChange(visitor: Visitor | undefined, changed: () => void): void {
  const id = visitor?.id;
  const before = useRef(id);
  useEffect(() => {
    if (before.current === id) return;
    before.current = id;
    changed();
  });
}

import { isSignedIn, useSession } from '@gyg/platform';
import { type ReactNode, useEffect, useRef } from 'react';
import { useSignInFirst } from '../model/use-sign-in-first';

export interface RequireSignInProps {
  children: ReactNode;
  /** Shown while the session is loading. */
  waiting: ReactNode;
}

/** Joining requires a session: guests see a message, log in, and come back. */
export function RequireSignIn({ children, waiting }: RequireSignInProps) {
  const starting = useSession((session) => session.status === 'starting');
  const signedIn = useSession(isSignedIn);
  const signInFirst = useSignInFirst();
  const sent = useRef(false);
  useEffect(() => {
    if (starting || signedIn || sent.current) return;
    sent.current = true;
    signInFirst();
  });
  return signedIn ? children : waiting;
}

import { isSignedIn, useSession } from '@gyg/platform';
import { type ReactNode, useEffect, useRef } from 'react';
import { useSignInFirst } from '../model/use-sign-in-first';

export interface RequireSignInProps {
  children: ReactNode;
  /** Shown until it is known who is here. */
  waiting: ReactNode;
}

/** Joining needs a session: guests get a message, log in, and come back (specification 6). */
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

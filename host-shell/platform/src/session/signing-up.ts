import { keep, readKept } from '../storage/browser-storage';
import { guestSession, isSignedIn, type Session, useSession, useSessionStore } from './session-store';

const key = 'gyg.signingUp';

/** Somebody between a sign-up and their first sign-in. */
export interface SigningUp {
  readonly email: string;
  /** The address is confirmed already: what is left is to sign in. */
  readonly confirmed: boolean;
}

/** Who is signing up in this tab, over reloads; undefined for everybody else. */
export function signingUp(): SigningUp | undefined {
  const kept = readKept('tab', key);
  if (typeof kept?.email !== 'string' || kept.email === '') return undefined;
  return { email: kept.email, confirmed: kept.confirmed === true };
}

/** The session of whoever is not signed in: a guest, or somebody in the midst of signing up. */
export function sessionOfNobody(): Session {
  const waiting = signingUp();
  return waiting === undefined ? guestSession : { ...guestSession, loginRole: 'SIGNUP', email: waiting.email };
}

/**
 * A sign-up succeeded: from now until the first sign-in the login role is SIGNUP (specification 3), with the e-mail kept
 * in this tab. Call it again with `confirmed` when the address is confirmed by its code.
 */
export function beginSignUp({ email, confirmed = false }: { email: string; confirmed?: boolean }): void {
  keep('tab', key, { email: email.trim(), confirmed });
  if (!isSignedIn(useSessionStore.getState())) useSessionStore.setState({ ...sessionOfNobody() }, true);
}

/** The first sign-in ends the sign-up. */
export const endSignUp = () => keep('tab', key, undefined);

/** Who is signing up in this tab; re-renders when that begins or ends. */
export function useSigningUp(): SigningUp | undefined {
  const email = useSession((session) => (session.loginRole === 'SIGNUP' ? session.email : ''));
  return email === '' ? undefined : { email, confirmed: signingUp()?.confirmed ?? false };
}

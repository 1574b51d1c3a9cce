import { readJson, writeJson } from '../storage/json';
import { guestSession, type Session } from './session-state';

const key = 'gyg.signingUp';

/** A sign-up in this tab, until the first login. The login role is SIGNUP. */
export interface PendingSignUp {
  readonly email: string;
  /** Whether the address is confirmed; only the login remains. */
  readonly confirmed: boolean;
}

export function readPendingSignUp(tab: Storage): PendingSignUp | undefined {
  const stored = readJson(tab, key);
  if (typeof stored?.email !== 'string' || stored.email === '') return undefined;
  return { email: stored.email, confirmed: stored.confirmed === true };
}

export function writePendingSignUp(tab: Storage, { email, confirmed = false }: { email: string; confirmed?: boolean }) {
  writeJson(tab, key, { email: email.trim(), confirmed });
}

export const clearPendingSignUp = (tab: Storage) => writeJson(tab, key, undefined);

/** The session of a visitor who is not logged in: a guest, or one with a pending sign-up. */
export function signedOutSession(tab: Storage): Session {
  const pending = readPendingSignUp(tab);
  return pending === undefined ? guestSession : { ...guestSession, loginRole: 'SIGNUP', email: pending.email };
}

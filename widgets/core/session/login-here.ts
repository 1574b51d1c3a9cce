import { ApiError } from '@gyg/contract/client';
import { readRecord, textIn } from './codec';
import { leaveTo } from './leave-to';
import { addressOf, beginLogin, type PendingLogin } from './login-request';
import type { LogInRequest } from './session-types';
import { tabStorage } from './stored-login';

const keyOf = (platform: string) => `gyg.pending ${platform}`;

/** Leaves the page for the platform's login. Throws ApiError. */
export async function leaveForLogin(platform: string, request: LogInRequest): Promise<void> {
  const { pathname, search, hash } = location;
  const pending = beginLogin(platform, request, pathname + search);
  try {
    const storage = tabStorage();
    if (!storage) throw new Error('no storage');
    storage.setItem(keyOf(platform), JSON.stringify({ ...pending, hash }));
  } catch {
    throw new ApiError('storage.unavailable');
  }
  leaveTo(await addressOf(platform, pending, request));
}

/**
 * The end of a login that left this page, if the address has one that this tab began; the address is then as before.
 * Undefined otherwise: a link that someone else made changes nothing.
 */
export function takeReturn(platform: string): { pending: PendingLogin; code: string; error: string } | undefined {
  const result = new URLSearchParams(location.hash.slice(1));
  const state = result.get('gyg_state');
  if (!state) return undefined;
  const storage = tabStorage();
  const stored = readRecord(storage?.getItem(keyOf(platform)) ?? '');
  if (textIn(stored, 'state') !== state) return undefined;
  storage?.removeItem(keyOf(platform));
  const { pathname, search } = location;
  history.replaceState(history.state, '', pathname + search + textIn(stored, 'hash'));
  const text = (name: string) => textIn(stored, name);
  const pending = {
    client: text('client'),
    state,
    nonce: text('nonce'),
    verifier: text('verifier'),
    language: text('language'),
  };
  return { pending, code: result.get('gyg_code') ?? '', error: result.get('gyg_error') ?? 'login.failed' };
}

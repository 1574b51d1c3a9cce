import type { User, UserManager } from 'oidc-client-ts';
import { browserStorage } from '../storage/browser-storage';
import { identitySettings } from './identity-settings';
import { type Freshness, isFresh, noteEnd, renew, renewalHeader, type SessionEnd } from './renewal';

const prefix = 'gyg.';
const storePrefix = `${prefix}user:`;
let managerPromise: Promise<UserManager> | undefined;

async function makeManager(): Promise<UserManager> {
  const [{ UserManager, WebStorageStateStore }, { issuer, clientId, scope, pool, parameters = {} }] = await Promise.all(
    [import('oidc-client-ts'), identitySettings()],
  );
  const store = browserStorage('device');
  return new UserManager({
    authority: issuer,
    client_id: clientId,
    scope,
    redirect_uri: `${location.origin}/auth/callback`,
    post_logout_redirect_uri: `${location.origin}/`,
    response_type: 'code',
    extraQueryParams: parameters,
    automaticSilentRenew: false,
    monitorSession: false,
    // Another issuer does not know the header, and a preflight for it might fail.
    extraHeaders: pool ? { 'X-Gyg-Renewal': renewalHeader } : {},
    userStore: new WebStorageStateStore({ store, prefix }),
    stateStore: new WebStorageStateStore({ store, prefix: `${prefix}oidc.` }),
  });
}

/** The OpenID Connect client, loaded when it is first needed (17 kB that a guest's first paint never pays). */
async function getManager(): Promise<UserManager> {
  managerPromise ??= makeManager().catch((thrown: unknown) => {
    managerPromise = undefined;
    throw thrown;
  });
  return managerPromise;
}

function storedKeys(): string[] {
  const storage = browserStorage('device');
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  return keys.filter((key) => key.startsWith(storePrefix));
}

/** Whether an earlier visit left a sign-in in this browser; needs no library. */
export const hasStoredUser = () => storedKeys().length > 0;

/**
 * The signed-in user with a token that is still good, renewed silently if need be; undefined for a guest. `refused` is
 * an access token that the API did not take; `named` asks for an ID token that is good too: other issuers' may live
 * shorter than their access tokens.
 * @throws {RenewalRefused} when the person must sign in again.
 * @throws {ApiError} when the identity service cannot be reached.
 */
export async function getFreshUser(freshness: Freshness = {}): Promise<User | undefined> {
  if (!hasStoredUser()) return undefined;
  const manager = await getManager();
  const user = await manager.getUser();
  if (!user) return undefined;
  return isFresh(user, freshness) ? user : renew(manager, freshness);
}

/** The signed-in user as the browser keeps it, whether its token is still good or not. */
export const storedUser = async (): Promise<User | undefined> => (await (await getManager()).getUser()) ?? undefined;

/** Whether an issuer's description names its page for new accounts (OpenID Connect, Initiating User Registration). */
function offersNewAccounts(metadata: object): boolean {
  const prompts: unknown = 'prompt_values_supported' in metadata ? metadata.prompt_values_supported : undefined;
  return Array.isArray(prompts) && prompts.includes('create');
}

/**
 * Leaves for the sign-in page; comes back to /auth/callback with the target in its state. `create` asks an issuer that
 * can for its page for new accounts.
 */
export async function startSignIn(state: { target?: string }, { create = false } = {}): Promise<void> {
  const manager = await getManager();
  const able = create && offersNewAccounts(await manager.metadataService.getMetadata());
  await manager.signinRedirect(able ? { state, prompt: 'create' } : { state });
}

/** Finishes the sign-in on /auth/callback. */
export async function finishSignIn(): Promise<{ user: User; target: string | undefined }> {
  const user = await (await getManager()).signinRedirectCallback();
  const state: unknown = user.state;
  const target = typeof state === 'object' && state !== null && 'target' in state ? state.target : undefined;
  return { user, target: typeof target === 'string' ? target : undefined };
}

/**
 * Forgets the sign-in in this browser, ends it at the identity service and shows home. An issuer that has no page for
 * it (OpenID Connect, RP-Initiated Logout) keeps its own session.
 */
export async function leave(): Promise<void> {
  const manager = await getManager();
  const endsSessions = (await manager.metadataService.getEndSessionEndpoint()) !== undefined;
  noteEnd('left');
  if (!endsSessions) {
    await manager.removeUser();
    location.assign('/');
    return;
  }
  const { pool, clientId } = await identitySettings();
  // Some issuers (Cognito) know the way back by another name, and the client only when it is named.
  const besides = pool ? {} : { client_id: clientId, logout_uri: `${location.origin}/` };
  await manager.signoutRedirect({ extraQueryParams: besides });
}

/** Forgets the sign-in in this browser, in all its tabs, which learn why: what is stored no longer works. */
export function forget(why: SessionEnd): void {
  noteEnd(why);
  for (const key of storedKeys()) browserStorage('device').removeItem(key);
}

/** Calls back when another tab signed in, renewed or signed out. */
export function onStoredUserChange(listener: () => void): void {
  addEventListener('storage', (event) => {
    // Without a key all of the storage was cleared.
    if (event.key === null || event.key.startsWith(storePrefix)) listener();
  });
}

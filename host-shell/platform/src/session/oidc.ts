import type { User, UserManager } from 'oidc-client-ts';

const clientId = 'gyg-web';
const scope = 'openid email profile api';
const prefix = 'gyg.';
/** A token with fewer seconds left is renewed before it is sent. */
const spareSeconds = 20;

const authority = () => `${location.origin}/identity`;
const storeKey = () => `${prefix}user:${authority()}:${clientId}`;
let managerPromise: Promise<UserManager> | undefined;

/** The OpenID Connect client, loaded when it is first needed (17 kB that a guest's first paint never pays). */
async function getManager(): Promise<UserManager> {
  managerPromise ??= import('oidc-client-ts').then(
    ({ UserManager, WebStorageStateStore }) =>
      new UserManager({
        authority: authority(),
        client_id: clientId,
        scope,
        redirect_uri: `${location.origin}/auth/callback`,
        post_logout_redirect_uri: `${location.origin}/`,
        response_type: 'code',
        automaticSilentRenew: false,
        monitorSession: false,
        userStore: new WebStorageStateStore({ store: localStorage, prefix }),
        stateStore: new WebStorageStateStore({ store: localStorage, prefix: `${prefix}oidc.` }),
      }),
  );
  return managerPromise;
}

/** Whether an earlier visit left a sign-in in this browser; needs no library. */
export const hasStoredUser = () => localStorage.getItem(storeKey()) !== null;

const isFresh = (user: User) => user.expires_in !== undefined && user.expires_in > spareSeconds;

async function renew(manager: UserManager, force: boolean): Promise<User | undefined> {
  const before = await manager.getUser();
  return navigator.locks.request('gyg-renew', async () => {
    // Another tab may have renewed while this one waited: its refresh token must not be replayed.
    const stored = await manager.getUser();
    const renewedElsewhere = stored?.access_token !== before?.access_token;
    if (stored && isFresh(stored) && (!force || renewedElsewhere)) return stored;
    if (!stored?.refresh_token) return undefined;
    return (await manager.signinSilent()) ?? undefined;
  });
}

/** The signed-in user with a token that is still good, renewed silently if need be; undefined for a guest. */
export async function getFreshUser(options: { renew?: boolean } = {}): Promise<User | undefined> {
  if (!hasStoredUser()) return undefined;
  const manager = await getManager();
  const user = await manager.getUser();
  if (!user) return undefined;
  if (isFresh(user) && !options.renew) return user;
  return renew(manager, options.renew ?? false);
}

/** Leaves for the sign-in page; comes back to /auth/callback with the target in its state. */
export async function startSignIn(state: { target?: string }): Promise<void> {
  await (await getManager()).signinRedirect({ state });
}

/** Finishes the sign-in on /auth/callback. */
export async function finishSignIn(): Promise<{ user: User; target: string | undefined }> {
  const user = await (await getManager()).signinRedirectCallback();
  const state: unknown = user.state;
  const target = typeof state === 'object' && state !== null && 'target' in state ? state.target : undefined;
  return { user, target: typeof target === 'string' ? target : undefined };
}

/** Forgets the sign-in in this browser and ends it at the identity service. */
export async function leave(): Promise<void> {
  await (await getManager()).signoutRedirect();
}

/** Forgets the sign-in in this browser alone: what is stored no longer works. */
export async function forget(): Promise<void> {
  localStorage.removeItem(storeKey());
}

/** Calls back when another tab signed in, renewed or signed out. */
export function onStoredUserChange(listener: () => void): void {
  addEventListener('storage', (event) => {
    if (event.key === storeKey()) listener();
  });
}

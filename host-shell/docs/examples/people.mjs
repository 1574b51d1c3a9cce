// The users of the examples: sign-up, login, and responses to notifications.
import { createHash, randomBytes } from 'node:crypto';
import { call, fetching, guest, must, quietly, run, waitUntil } from './calls.mjs';

/** Of the demo's accounts. */
export const password = 'Demo1234';
/** Of new accounts. */
const ownPassword = 'Strandbok2026';

/** Creates a user with a new account: sign up, confirm with the emailed code, log in, create the user. */
export async function newPerson(name) {
  const fullName = `${name} ${run}`;
  const email = `${name.toLowerCase().replace(/\W+/g, '-')}-${run}@example.org`;
  const person = { name: fullName };
  await quietly(person, 'POST /identity/pool/sign-up', 201, {
    name: fullName,
    email,
    password: ownPassword,
    locale: 'en',
  });
  const code = await codeFromMailbox(email);
  await quietly(person, 'POST /identity/pool/confirm', 200, { email, code });
  return signIn(fullName, email, ownPassword, 'signs up, confirms with the code from the mail, signs in');
}

/** The six-digit code in the newest email to an address, from the demo's mailbox. */
async function codeFromMailbox(email) {
  let code;
  await waitUntil(undefined, 20, async () => {
    const { messages } = await quietly(guest, `GET /mailbox.json?to=${encodeURIComponent(email)}`, 200);
    code = messages[0]?.subject.match(/\b\d{6}\b/)?.[0];
    return code;
  });
  return code;
}

/** Logs in with authorisation code and PKCE, without a window: a cookie jar replaces the browser. */
export async function signIn(name, email, secret, what = 'signs in') {
  const person = { name, email };
  const { identity } = await quietly(guest, 'GET /api/config', 200);
  const oidc = await (await fetching(`${identity.issuer}/.well-known/openid-configuration`)).json();
  const redirectUri = `${new URL(identity.issuer).origin}/auth/callback`;
  const verifier = randomBytes(32).toString('hex');
  const cookies = new Map();
  const ask = async (url, options = {}) => {
    const headers = { ...options.headers, cookie: [...cookies].map(([key, value]) => `${key}=${value}`).join('; ') };
    const answer = await fetching(url, { ...options, headers, redirect: 'manual' });
    for (const line of answer.headers.getSetCookie()) {
      const [, key, value] = line.match(/^([^=]+)=([^;]*)/);
      cookies.set(key, value);
    }
    return answer;
  };
  /** Follows redirects until `there` accepts the destination. */
  const follow = async (url, there) => {
    for (let hop = 0; hop < 8; hop += 1) {
      const answer = await ask(url);
      const location = answer.headers.get('location');
      if (!location)
        throw new Error(
          `signing in as ${email}: ${url} answered ${answer.status}, no redirect: ${(await answer.text()).replace(/<[^>]*>/g, ' ').slice(0, 800)}`,
        );
      url = new URL(location, url).href;
      if (there(url)) return new URL(url);
    }
    throw new Error(`signing in as ${email}: too many redirects, last to ${url}`);
  };

  const state = randomBytes(8).toString('hex');
  const authorize = `${oidc.authorization_endpoint}?${new URLSearchParams({
    client_id: identity.clientId,
    response_type: 'code',
    redirect_uri: redirectUri,
    scope: identity.scope,
    state,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  })}`;
  const login = await follow(authorize, (url) => new URL(url).searchParams.has('interaction'));
  const uid = login.searchParams.get('interaction');
  const entered = await ask(`${identity.issuer}/interaction/${uid}/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: secret }),
  });
  if (!entered.ok) throw new Error(`signing in as ${email}: ${entered.status} ${await entered.text()}`);
  const { redirectTo } = await entered.json();
  const back = await follow(new URL(redirectTo, identity.issuer).href, (url) => url.startsWith(redirectUri));
  must(back.searchParams.get('state') === state, 'our state comes back', back.href);

  const answer = await fetching(oidc.token_endpoint, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: identity.clientId,
      code: back.searchParams.get('code'),
      redirect_uri: redirectUri,
      code_verifier: verifier,
    }),
  });
  const tokens = await answer.json();
  if (!tokens.access_token)
    throw new Error(`signing in as ${email}: the token endpoint answered ${answer.status} ${JSON.stringify(tokens)}`);
  person.token = tokens.access_token;
  const { user } = await call(what, person, 'POST /users', [200, 201], { jwt: tokens.id_token, locale: 'en' });
  person.id = user.id;
  return person;
}

/** Responds to a user's newest notification that requests this kind of response. */
export async function respond(what, person, kind, action) {
  const { notifications } = await quietly(person, `GET /notifications/users/${person.id}`, 200);
  const asking = notifications.find(
    (notification) => notification.action?.kind === kind && !notification.notificationAction.responded,
  );
  must(asking, `a notification asks ${person.name} about ${kind}`, notifications);
  await call(what, person, `POST /notifications/${asking.id}/respond`, 204, { action });
}

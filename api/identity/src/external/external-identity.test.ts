import { createHash, randomBytes } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import express from 'express';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { CookieJar } from '../testing';
import { type RunningExternal, startExternal } from './testing/start-external';

let running: RunningExternal;
let server: Server;
let home: string;
const boss = { email: 'boss@example.org', password: 'secret', name: 'Bo Ek', groups: ['superusers'] };

beforeAll(async () => {
  running = await startExternal();
  const app = express();
  app.use('/identity', running.identity.app);
  server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  home = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  running.other.options.redirectUris = [`${home}/auth/callback`];
  running.other.state.addPerson(boss);
});
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  await running.close();
});

it.each([
  ['POST', '/pool/sign-up'],
  ['POST', '/pool/confirm'],
  ['POST', '/pool/resend'],
  ['POST', '/pool/forgot'],
  ['POST', '/pool/confirm-forgot'],
  ['GET', '/interaction/abc'],
  ['POST', '/interaction/abc/login'],
  ['GET', '/.well-known/openid-configuration'],
  ['GET', '/jwks'],
  ['GET', '/auth?client_id=gyg-web'],
  ['POST', '/token'],
  ['GET', ''],
])('%s /identity%s does not exist', async (method, path) => {
  const response = await fetch(`${home}/identity${path}`, { method });
  expect([response.status, await response.json()]).toEqual([
    404,
    {
      error: 'ResourceNotFoundException',
      message: `This endpoint does not exist: accounts are managed by ${running.other.issuer}.`,
    },
  ]);
});

it('a partner’s site cannot log anybody in, and its page gets the code for it', async () => {
  const query = new URLSearchParams({ client_id: 'https://partner.example', state: 'mine', ui_locales: 'sv' });
  const response = await fetch(`${home}/identity/auth?${query}`, { redirect: 'manual' });
  const text = await response.text();
  expect(response.status).toBe(400);
  expect(text).toContain('Du kan inte logga in från andra webbplatser');
  expect(text).toContain('origin.sign_in_unavailable');
  expect(text).toContain('data-origins="https://partner.example"');
  expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  for (const file of ['pages.css', 'hand-over.js']) expect((await fetch(`${home}/identity/${file}`)).status).toBe(200);
});

const answered = (response: Response) => new URL(response.headers.get('location') ?? '');

/** Logs the boss in at the issuer as a page of the platform would; returns the authorization code and its verifier. */
async function signIn() {
  const { issuer, options } = running.other;
  const verifier = randomBytes(32).toString('base64url');
  const query = new URLSearchParams({
    ...{ client_id: options.clientId, redirect_uri: `${home}/auth/callback`, response_type: 'code', state: 's' },
    ...{ scope: 'openid email profile', code_challenge_method: 'S256' },
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
  });
  const browser = new CookieJar();
  const page = await browser.fetch(`${issuer}/authorize?${query}`);
  expect(await page.text()).toContain('Sign in elsewhere');
  const { email, password } = boss;
  const body = new URLSearchParams({ email, password });
  const code = answered(await browser.fetch(`${issuer}/sign-in?${query}`, { method: 'POST', body })).searchParams;
  return { verifier, code: code.get('code') ?? '', query };
}

const text = z.string().optional();
const answerSchema = z.object({ access_token: text, id_token: text, refresh_token: text, error: text });

async function token(form: Record<string, string>) {
  const { issuer, options } = running.other;
  const body = new URLSearchParams({ client_id: options.clientId, ...form });
  const response = await fetch(`${issuer}/token`, { method: 'POST', body });
  return { status: response.status, ...answerSchema.parse(await response.json()) };
}

describe('a login at the other issuer', () => {
  it('issues tokens that the platform accepts', async () => {
    const { code, verifier } = await signIn();
    const exchange = { grant_type: 'authorization_code', redirect_uri: `${home}/auth/callback`, code };
    const tokens = await token({ ...exchange, code_verifier: verifier });
    await expect(running.identity.verifyAccessToken(tokens.access_token ?? '')).resolves.toEqual({
      ...{ subject: `${running.other.issuer}#person-1`, groups: ['superusers'], clientId: 'gyg-at-other' },
      ...{ email: null, emailVerified: false, name: '' },
    });
    await expect(running.identity.verifyIdToken(tokens.id_token ?? '')).resolves.toEqual({
      ...{ subject: `${running.other.issuer}#person-1`, email: boss.email, emailVerified: true, name: 'Bo Ek' },
    });
  });

  it('records a super user, and erasure deletes the record', async () => {
    const subject = `${running.other.issuer}#person-1`;
    const { accounts } = running.identity;
    await expect(accounts.subjectsIn('superusers')).resolves.toEqual([subject]);
    await expect(accounts.subjectsIn('another group')).resolves.toEqual([]);
    await expect(accounts.factsOf(subject)).resolves.toBeNull();
    await running.db.tx((t) => accounts.erase(t, subject));
    await expect(accounts.subjectsIn('superusers')).resolves.toEqual([]);
  });

  it('by a partner’s client records no super user', async () => {
    const claims = { sub: 'p', aud: 'gyg-api', azp: 'partner', scope: 'openid', groups: ['superusers'] };
    await running.identity.verifyAccessToken(await running.signed(claims));
    await expect(running.identity.accounts.subjectsIn('superusers')).resolves.toEqual([]);
  });
});

describe('the test issuer is strict', () => {
  it('a code needs its verifier and its redirect address, and works once', async () => {
    const { code, verifier } = await signIn();
    const exchange = { grant_type: 'authorization_code', redirect_uri: `${home}/auth/callback`, code };
    expect(await token({ ...exchange, code_verifier: 'x'.repeat(43) })).toMatchObject({ error: 'invalid_grant' });
    expect(await token({ ...exchange, code_verifier: verifier })).toMatchObject({ error: 'invalid_grant' });
    const again = await signIn();
    const elsewhere = { ...exchange, code: again.code, redirect_uri: `${home}/elsewhere` };
    expect(await token({ ...elsewhere, code_verifier: again.verifier })).toMatchObject({ error: 'invalid_grant' });
  });

  it('a refresh token works once; a second use ends its family', async () => {
    const { code, verifier } = await signIn();
    const exchange = { grant_type: 'authorization_code', redirect_uri: `${home}/auth/callback`, code };
    const first = await token({ ...exchange, code_verifier: verifier });
    const renew = (used = '') => token({ grant_type: 'refresh_token', refresh_token: used });
    const second = await renew(first.refresh_token);
    expect(second.status).toBe(200);
    expect(await renew(first.refresh_token)).toMatchObject({ error: 'invalid_grant' });
    expect(await renew(second.refresh_token)).toMatchObject({ error: 'invalid_grant' });
  });

  it.each([
    ['code_challenge', 'invalid_request'],
    ['code_challenge_method', 'invalid_request'],
    ['state', 'invalid_request'],
    ['scope', 'invalid_scope'],
    ['response_type', 'unsupported_response_type'],
  ])('a request without %s is refused with %s', async (parameter, error) => {
    const { query } = await signIn();
    query.delete(parameter);
    const response = await fetch(`${running.other.issuer}/authorize?${query}`, { redirect: 'manual' });
    expect(answered(response).searchParams.get('error')).toBe(error);
  });

  it('does not redirect to an unknown address', async () => {
    const { query } = await signIn();
    query.set('redirect_uri', `${home}/auth/callback/..`);
    const response = await fetch(`${running.other.issuer}/authorize?${query}`, { redirect: 'manual' });
    expect([response.status, response.headers.get('location')]).toEqual([400, null]);
  });
});

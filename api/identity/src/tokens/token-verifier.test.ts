import { createHmac } from 'node:crypto';
import { exportSPKI, importJWK, type JWTHeaderParameters, type JWTPayload, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type IdentityKeys, loadIdentityKeys, publicKeyOf } from '../keys/identity-keys';
import { type RunningIdentity, signIn, startIdentity, type Tokens } from '../testing';

const person = { email: 'tove@example.org', password: 'Havet2026' };
let running: RunningIdentity;
let tokens: Tokens;
let id: string;
let keys: IdentityKeys;

beforeAll(async () => {
  running = await startIdentity();
  ({ id } = await running.identity.pool.createConfirmedUser({ ...person, name: 'Tove' }));
  tokens = await signIn(running.origin, person);
  keys = await loadIdentityKeys(running.db);
});
afterAll(() => running.close());

const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const refused = (token: string) =>
  expect(running.identity.verifyAccessToken(token)).rejects.toMatchObject({ code: 'token_refused' });

/** A token signed with the issuer's own key: only what the case changes is wrong. */
async function signed(change: JWTPayload, header: Partial<JWTHeaderParameters> = {}): Promise<string> {
  const now = Math.floor(Date.now() / 1000);
  const issuer = `${running.origin}/identity`;
  const payload = { iss: issuer, aud: 'urn:gyg:api', sub: id, client_id: 'gyg-web', iat: now, exp: now + 60 };
  return new SignJWT({ ...payload, issued_at_ms: Date.now(), ...change })
    .setProtectedHeader({ alg: 'RS256', kid: keys.signing.kid, typ: 'at+jwt', ...header })
    .sign(await importJWK(keys.signing, 'RS256'));
}

describe('an access token', () => {
  it('speaks for its person', async () => {
    await expect(running.identity.verifyAccessToken(tokens.access_token)).resolves.toMatchObject({ subject: id });
    await expect(running.identity.verifyAccessToken(await signed({}))).resolves.toMatchObject({ subject: id });
  });

  it('is refused without signature', async () => {
    const [, payload = ''] = tokens.access_token.split('.');
    await refused(`${base64({ alg: 'none', typ: 'at+jwt' })}.${payload}.`);
  });

  it('is refused when signed with the public key as a secret', async () => {
    const [, payload = ''] = tokens.access_token.split('.');
    const publicKey = await importJWK(publicKeyOf(keys.signing), 'RS256');
    if (publicKey instanceof Uint8Array) throw new Error('not a public key');
    const body = `${base64({ alg: 'HS256', typ: 'at+jwt', kid: keys.signing.kid })}.${payload}`;
    const mac = createHmac('sha256', await exportSPKI(publicKey))
      .update(body)
      .digest('base64url');
    await refused(`${body}.${mac}`);
  });

  it('is refused when it was changed', async () => {
    const [header = '', payload = '', signature = ''] = tokens.access_token.split('.');
    const claims: JWTPayload = JSON.parse(Buffer.from(payload, 'base64url').toString());
    await refused(`${header}.${base64({ ...claims, groups: ['superusers'] })}.${signature}`);
  });

  it('is refused for another audience, from another issuer, expired, or without its claims', async () => {
    await refused(await signed({ aud: 'urn:other:api' }));
    await refused(await signed({ iss: 'https://elsewhere.example' }));
    await refused(await signed({ exp: Math.floor(Date.now() / 1000) - 60 }));
    await refused(await signed({ client_id: undefined }));
    await refused(await signed({ sub: 'nobody' }));
  });

  it('is not an ID token, nor the other way round', async () => {
    await refused(tokens.id_token);
    await refused(await signed({}, { typ: 'JWT' }));
    await expect(running.identity.verifyIdToken(tokens.access_token)).rejects.toMatchObject({ code: 'token_refused' });
  });

  it('carries the groups of this moment, not those it was made with', async () => {
    await running.identity.pool.setGroups(id, ['superusers']);
    await expect(running.identity.verifyAccessToken(tokens.access_token)).resolves.toMatchObject({
      groups: ['superusers'],
    });
    await running.identity.pool.setGroups(id, []);
    await expect(running.identity.verifyAccessToken(tokens.access_token)).resolves.toMatchObject({ groups: [] });
    await refused(await signed({ groups: ['superusers'], sub: 'nobody' }));
  });

  it('lives five minutes', () => {
    const [, payload = ''] = tokens.access_token.split('.');
    const { iat = 0, exp = 0 }: JWTPayload = JSON.parse(Buffer.from(payload, 'base64url').toString());
    expect(exp - iat).toBe(300);
  });
});

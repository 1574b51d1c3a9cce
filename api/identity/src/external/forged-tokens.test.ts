import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import { exportSPKI, generateKeyPair, importJWK, type JWK, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signIn, startIdentity } from '../testing';
import { createExternalIdentity } from './create-external-identity';
import { makeSigningKeys } from './testing/issuer-keys';
import { type RunningExternal, startExternal } from './testing/start-external';

let running: RunningExternal;
beforeAll(async () => {
  running = await startExternal();
});
afterAll(() => running.close());

const good = { sub: 'a1b2', aud: 'gyg-api', azp: 'gyg-at-other', scope: 'openid', groups: [] };
const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const refused = (token: string) =>
  expect(running.identity.verifyAccessToken(token)).rejects.toMatchObject({ code: 'token_refused' });

function publicKey(): JWK {
  const [key] = running.other.jwks().keys;
  if (key === undefined) throw new Error('no key');
  return key;
}

it('a good token is accepted, so that each of the following is refused only for its fault', async () => {
  await expect(running.identity.verifyAccessToken(await running.signed(good))).resolves.toMatchObject({ groups: [] });
});

describe('a forged token is refused', () => {
  it('without signature', async () => {
    const [, payload = ''] = (await running.signed(good)).split('.');
    for (const alg of ['none', 'None', 'NONE', '']) await refused(`${base64({ alg, typ: 'JWT' })}.${payload}.`);
  });

  it('with the public key as a secret', async () => {
    const [, payload = ''] = (await running.signed(good)).split('.');
    const key = await importJWK(publicKey(), 'RS256');
    if (key instanceof Uint8Array) throw new Error('not a public key');
    for (const secret of [await exportSPKI(key), JSON.stringify(publicKey()), publicKey().n ?? '']) {
      const body = `${base64({ alg: 'HS256', typ: 'JWT', kid: publicKey().kid })}.${payload}`;
      await refused(`${body}.${createHmac('sha256', secret).update(body).digest('base64url')}`);
    }
  });

  it('with a secret that the issuer published by mistake', async () => {
    const secret = new TextEncoder().encode('a secret that is public there');
    const { db, other } = running;
    other.show({ kty: 'oct', kid: 'shared', k: Buffer.from(secret).toString('base64url') });
    const { issuer, options } = other;
    const careless = await createExternalIdentity({ db, issuer, clientId: options.clientId, audience: 'gyg-api' });
    await expect(careless.verifyAccessToken(await running.signed(good))).resolves.toBeDefined();
    const token = new SignJWT({ ...good, iss: issuer })
      .setProtectedHeader({ alg: 'HS256', kid: 'shared' })
      .setExpirationTime('5m');
    await expect(careless.verifyAccessToken(await token.sign(secret))).rejects.toMatchObject({
      code: 'token_refused',
    });
    careless.close();
  });

  it('when it was changed', async () => {
    const [header = '', , signature = ''] = (await running.signed(good)).split('.');
    const exp = Math.floor(Date.now() / 1000) + 300;
    const raised = base64({ ...good, iss: running.other.issuer, exp, groups: ['superusers'] });
    await refused(`${header}.${raised}.${signature}`);
    await refused(`${header}.${raised}.`);
  });

  it('from another issuer, for another audience, outside its validity, or without required claims', async () => {
    const now = Math.floor(Date.now() / 1000);
    await refused(await running.signed(good, { iss: 'https://elsewhere.example' }));
    await refused(await running.signed(good, { iss: `${running.other.issuer}/` }));
    await refused(await running.signed(good, { aud: 'urn:other:api' }));
    await refused(await running.signed(good, { exp: now - 60 }));
    await refused(await running.signed(good, { nbf: now + 60 }));
    for (const claim of ['iss', 'aud', 'exp', 'sub', 'azp'])
      await refused(await running.signed(good, { [claim]: undefined }));
  });

  it('as ID token', async () => {
    await refused(await running.signed({ sub: 'a1b2', aud: 'gyg-at-other', email: 'tove@example.org' }));
  });

  it.each(['', 'x', 'a.b', 'a.b.c', 'a.b.c.d.e', '..', '{}'])('as %j', (token) => refused(token));

  it('with unknown critical extensions', async () => {
    const [, payload = ''] = (await running.signed(good)).split('.');
    const [, , signature = ''] = (await running.signed(good)).split('.');
    await refused(`${base64({ alg: 'RS256', kid: publicKey().kid, crit: ['x'], x: 1 })}.${payload}.${signature}`);
  });
});

describe('a token cannot choose where keys come from', () => {
  it('a server in the header is never called, and a key in the header is not used', async () => {
    const calls: string[] = [];
    const evil = await makeSigningKeys();
    const trap = createServer((request, response) => {
      calls.push(request.url ?? '');
      response.setHeader('content-type', 'application/json').end(JSON.stringify(evil.jwks()));
    });
    await new Promise<void>((resolve) => trap.listen(0, '127.0.0.1', resolve));
    const address = trap.address();
    const home = typeof address === 'object' && address !== null ? `http://127.0.0.1:${address.port}` : '';
    const exp = Math.floor(Date.now() / 1000) + 300;
    const claims = { ...good, iss: running.other.issuer, exp };
    const [jwk] = evil.jwks().keys;
    const headers = [
      { jku: `${home}/keys` },
      { x5u: `${home}/chain.pem` },
      { kid: `${home}/keys` },
      { kid: '../../../../dev/null' },
      { kid: "' or 1=1 --" },
      { kid: publicKey().kid ?? '' },
      { kid: publicKey().kid ?? '', jku: `${home}/keys`, ...(jwk ? { jwk } : {}) },
      { ...(jwk ? { jwk } : {}) },
    ];
    for (const header of headers) await refused(await evil.sign(claims, header));
    for (const header of headers) await refused(await evil.sign({ ...claims, iss: home }, header));
    expect(calls).toEqual([]);
    await new Promise((resolve) => trap.close(resolve));
  });

  it('a key of another type than the algorithm is not used', async () => {
    const { privateKey } = await generateKeyPair('ES256');
    const exp = Math.floor(Date.now() / 1000) + 300;
    const token = new SignJWT({ ...good, iss: running.other.issuer, exp });
    await refused(await token.setProtectedHeader({ alg: 'ES256', kid: publicKey().kid ?? '' }).sign(privateKey));
  });
});

it('a token of the embedded issuer is refused, although its key is in the same database', async () => {
  const embedded = await startIdentity();
  const { id } = await embedded.identity.pool.createConfirmedUser({
    ...{ email: 'tove@example.org', name: 'Tove', password: 'Havet2026', groups: ['superusers'] },
  });
  const tokens = await signIn(embedded.origin, { email: 'tove@example.org', password: 'Havet2026' });
  const switched = await startExternal({ db: embedded.db });
  await expect(embedded.identity.verifyAccessToken(tokens.access_token)).resolves.toMatchObject({ subject: id });
  for (const token of [tokens.access_token, tokens.id_token]) {
    await expect(switched.identity.verifyAccessToken(token)).rejects.toMatchObject({ code: 'token_refused' });
    await expect(switched.identity.verifyIdToken(token)).rejects.toMatchObject({ code: 'token_refused' });
  }
  // A subject of another issuer that equals an embedded person's id is a different person.
  const impostor = await switched.identity.verifyAccessToken(await switched.signed({ ...good, sub: id }));
  expect(impostor.subject).toBe(`${switched.other.issuer}#${id}`);
  await switched.other.close();
  switched.identity.close();
  await embedded.close();
});

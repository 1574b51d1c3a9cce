import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createExternalIdentity, type ExternalIdentity } from './create-external-identity';
import { issuerShapes, shapesClient, type TokenShape } from './testing';
import { type RunningExternal, startExternal } from './testing/start-external';

let running: RunningExternal;
beforeAll(async () => {
  running = await startExternal();
});
afterAll(() => running.close());

const refused = { code: 'token_refused' };
const sign = ({ typ, claims }: TokenShape) => running.signed(claims, {}, typ === undefined ? {} : { typ });

describe.each(issuerShapes)('$name', ({ audience, groupsClaim, access, id }) => {
  let identity: ExternalIdentity;
  beforeAll(async () => {
    const { db, other } = running;
    identity = await createExternalIdentity({
      db,
      issuer: other.issuer,
      clientId: shapesClient,
      audience,
      groupsClaim,
    });
  });
  afterAll(() => identity.close());

  it('its access token identifies its person and their groups', async () => {
    const principal = await identity.verifyAccessToken(await sign(access));
    expect(principal).toMatchObject({ subject: `${running.other.issuer}#a1b2`, clientId: shapesClient });
    expect(principal.groups).toContain('superusers');
  });

  it('its ID token identifies the person, and is not an access token', async () => {
    await expect(identity.verifyIdToken(await sign(id))).resolves.toMatchObject({
      subject: `${running.other.issuer}#a1b2`,
      email: 'tove@example.org',
      name: 'Tove Havet',
    });
    await expect(identity.verifyAccessToken(await sign(id))).rejects.toMatchObject(refused);
  });

  it('its access token is not an ID token', async () => {
    await expect(identity.verifyIdToken(await sign(access))).rejects.toMatchObject(refused);
  });

  it('its access token for another audience is refused, or without audiences one for another client', async () => {
    const { typ, claims } = access;
    const elsewhere =
      audience === undefined ? { ...claims, client_id: 'another' } : { ...claims, aud: 'urn:other:api' };
    await expect(
      identity.verifyAccessToken(await sign({ claims: elsewhere, ...(typ === undefined ? {} : { typ }) })),
    ).rejects.toMatchObject(refused);
  });
});

it.each(['', 'a\0b', 'a\ud800', 'x'.repeat(256)])('a token for %j is refused', async (sub) => {
  const access = { sub, aud: 'gyg-api', azp: shapesClient, scope: 'openid' };
  await expect(running.identity.verifyAccessToken(await running.signed(access))).rejects.toMatchObject(refused);
  const id = { sub, aud: shapesClient, nonce: 'n' };
  await expect(running.identity.verifyIdToken(await running.signed(id))).rejects.toMatchObject(refused);
});

describe('a token without a kind', () => {
  const base = { sub: 'a1b2', aud: 'gyg-api', azp: shapesClient };
  const verify = async (claims: object, typ = 'JWT') =>
    running.identity.verifyAccessToken(await running.signed({ ...base, ...claims }, {}, { typ }));

  it('is an access token when it is for the API', async () => {
    await expect(verify({})).resolves.toMatchObject({ clientId: shapesClient });
  });

  it.each([
    ['carries a nonce', { nonce: 'n' }],
    ['carries at_hash', { at_hash: 'h' }],
    ['carries c_hash', { c_hash: 'h' }],
    ['is also for the client itself', { aud: ['gyg-api', shapesClient] }],
    ['is also for another client, which it was made for', { aud: ['gyg-api', 'another'], azp: 'another' }],
    ['is marked as an ID token', { token_use: 'id' }],
    ['is marked as an ID token in another way', { typ: 'ID' }],
    ['is marked as a refresh token', { typ: 'Refresh' }],
    ['contradicts itself', { token_use: 'access', typ: 'ID' }],
    ['is bound to a key', { cnf: { jkt: 'x' } }],
    ['names no client', { azp: undefined }],
    ['names two clients', { client_id: 'another' }],
    ['has an empty subject', { sub: '' }],
  ])('is refused when it %s', async (_why, claims) => {
    await expect(verify(claims)).rejects.toMatchObject(refused);
  });

  it.each(['logout+jwt', 'dpop+jwt', 'secevent+jwt', 'anything'])('is refused as %s', async (typ) => {
    await expect(verify({}, typ)).rejects.toMatchObject(refused);
  });

  it('is accepted as another client’s, for the API to restrict', async () => {
    await expect(verify({ azp: 'partner' })).resolves.toMatchObject({ clientId: 'partner' });
  });
});

describe('an ID token', () => {
  const base = { sub: 'a1b2', name: 'Tove', nonce: 'n' };
  const verify = async (claims: object) => running.identity.verifyIdToken(await running.signed({ ...base, ...claims }));

  it('with several audiences must be issued to the platform’s client', async () => {
    const aud = [shapesClient, 'another'];
    await expect(verify({ aud, azp: shapesClient })).resolves.toMatchObject({ name: 'Tove' });
    await expect(verify({ aud })).rejects.toMatchObject(refused);
    await expect(verify({ aud, azp: 'another' })).rejects.toMatchObject(refused);
  });

  it('of another client is refused', async () => {
    await expect(verify({ aud: 'another' })).rejects.toMatchObject(refused);
  });
});

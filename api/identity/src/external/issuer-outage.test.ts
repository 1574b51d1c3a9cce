import { createServer } from 'node:http';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createExternalIdentity } from './create-external-identity';
import { type RunningExternal, startExternal } from './testing/start-external';

const [second, minute, hour] = [1000, 60_000, 3_600_000];
const good = { sub: 'a1b2', aud: 'gyg-api', azp: 'gyg-at-other', scope: 'openid' };
let running: RunningExternal;
const onError = vi.fn<(error: unknown) => void>();

/** The result for a token: `taken`, or the code of the refusal. */
const fateOf = (token: string) =>
  running.identity.verifyAccessToken(token).then(
    () => 'taken',
    ({ code }: { code: string }) => code,
  );
const pass = (milliseconds: number) => void vi.setSystemTime(Date.now() + milliseconds);
/** A token that has not expired when the clock is advanced. */
const lasting = (header = {}) => running.signed(good, { exp: Math.floor(Date.now() / 1000) + 72 * 3600 }, header);
const keyRequests = () => running.other.requests.filter((path) => path.endsWith('/keys')).length;

beforeEach(async () => {
  // Only the clock is faked: connections use real time.
  vi.useFakeTimers({ toFake: ['Date'] });
  onError.mockClear();
  running = await startExternal({ onError });
});
afterEach(async () => {
  vi.useRealTimers();
  await running.close();
});

describe('the issuer’s keys', () => {
  it('are fetched once, not for each token', async () => {
    for (let count = 0; count < 5; count += 1) expect(await fateOf(await lasting())).toBe('taken');
    expect(keyRequests()).toBe(1);
  });

  it('may change: a new one is fetched when its first token arrives', async () => {
    const old = await lasting();
    pass(31 * second);
    await running.other.rotate({ alg: 'ES256' });
    expect(await fateOf(await lasting())).toBe('taken');
    expect(await fateOf(old)).toBe('taken');
    expect(keyRequests()).toBe(2);
  });

  it('are reloaded after ten minutes: a key that is no longer published is refused', async () => {
    const old = await lasting();
    await running.other.rotate({ forget: true });
    pass(10 * minute);
    await fateOf(old);
    await expect.poll(() => fateOf(old)).toBe('token_refused');
    expect(await fateOf(await lasting())).toBe('taken');
  });

  it('are not fetched again and again for unknown key ids', async () => {
    for (let count = 0; count < 5; count += 1) {
      expect(await fateOf(await lasting({ kid: `made-up-${count}` }))).toBe('token_refused');
    }
    expect(keyRequests()).toBe(1);
    pass(31 * second);
    for (let count = 0; count < 5; count += 1) await fateOf(await lasting({ kid: `made-up-${count}` }));
    expect(keyRequests()).toBe(2);
  });
});

describe('in an outage of the issuer', () => {
  it('tokens are accepted by the cached keys for a day', async () => {
    const token = await lasting();
    await running.other.pause();
    for (const time of [minute, 10 * minute, hour, 20 * hour]) {
      pass(time);
      expect(await fateOf(token)).toBe('taken');
    }
    await expect.poll(() => onError.mock.calls.length).toBeGreaterThan(0);
    pass(4 * hour);
    expect(await fateOf(token)).toBe('issuer_unavailable');
    await running.other.resume();
    pass(6 * second);
    expect(await fateOf(token)).toBe('taken');
  });

  it('a token signed by an unknown key is not called invalid', async () => {
    pass(31 * second);
    await running.other.rotate();
    const token = await lasting();
    await running.other.pause();
    expect(await fateOf(token)).toBe('issuer_unavailable');
    await running.other.resume();
    expect(await fateOf(token)).toBe('taken');
  });
});

describe('an issuer that is unreachable at the start', () => {
  it('is retried when it is needed', async () => {
    const { db, other } = running;
    await other.pause();
    const { issuer, options } = other;
    const identity = await createExternalIdentity({ db, issuer, clientId: options.clientId, audience: 'gyg-api' });
    const token = await lasting();
    await expect(identity.verifyAccessToken(token)).rejects.toMatchObject({ code: 'issuer_unavailable' });
    await expect(identity.verifyAccessToken('no.token.atall')).rejects.toMatchObject({ code: 'token_refused' });
    expect(identity.browserOrigins()).toEqual([other.origin]);
    await other.resume();
    pass(6 * second);
    await expect(identity.verifyAccessToken(token)).resolves.toMatchObject({ subject: `${issuer}#a1b2` });
    identity.close();
  });

  it('is retried too when it responds with something else than its metadata', async () => {
    const { db } = running;
    const upkeep = createServer((_request, response) => response.end('<h1>Back soon</h1>'));
    await new Promise<void>((resolve) => upkeep.listen(0, '127.0.0.1', resolve));
    const address = upkeep.address();
    const port = typeof address === 'object' ? address?.port : 0;
    const identity = await createExternalIdentity({ db, issuer: `http://localhost:${port}`, clientId: 'x', onError });
    expect(onError).toHaveBeenCalledWith(expect.objectContaining({ code: 'issuer_unavailable' }));
    identity.close();
    await new Promise((resolve) => upkeep.close(resolve));
  });
});

describe('metadata that cannot be right', () => {
  const start = () => {
    const { db, other } = running;
    return createExternalIdentity({ db, issuer: other.issuer, clientId: 'x' });
  };

  it.each([
    ['of another issuer', { issuer: 'https://elsewhere.example' }],
    ['with keys in the open', { jwks_uri: 'http://keys.example/jwks' }],
    ['with keys of another kind of address', { jwks_uri: 'file:///etc/passwd' }],
    ['with a token endpoint in the open', { token_endpoint: 'http://keys.example/token' }],
    ['without keys', { jwks_uri: undefined }],
    ['with a host that ends a rule of a page’s policy', { token_endpoint: 'https://a;script-src' }],
    ['with a wildcard host', { token_endpoint: 'https://*/token' }],
    ['with a wildcard subdomain', { token_endpoint: 'https://*.example/token' }],
    ['with a host that is two', { token_endpoint: 'https://a.example,b.example/token' }],
    ['with credentials', { token_endpoint: 'https://a.example@b.example/token' }],
  ])('%s stops the start', async (_what, change) => {
    Object.assign(running.other.description, change);
    await expect(start()).rejects.toMatchObject({ name: 'WrongIssuer' });
  });

  it('is refused when the issuers differ by a trailing slash', async () => {
    running.other.description.issuer = `${running.other.issuer}/`;
    await expect(start()).rejects.toThrow(`is that of ${running.other.issuer}/`);
  });

  it('is ignored later too: the cached metadata stays in use', async () => {
    const token = await lasting();
    running.other.description.jwks_uri = 'http://keys.example/jwks';
    pass(10 * minute);
    expect(await fateOf(token)).toBe('taken');
    await expect.poll(() => onError.mock.calls.flat()).toEqual([expect.objectContaining({ code: 'wrong_issuer' })]);
    expect(await fateOf(token)).toBe('taken');
  });
});

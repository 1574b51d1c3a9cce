import { identityPayload } from '@gyg/database/schema';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { postToken, type RunningIdentity, signIn, signOut, startIdentity, type Tokens, tokensSchema } from '../testing';

const person = { email: 'rut@example.org', password: 'Havet2026' };
const attempt = '5f0c2a77d9b84c1e';
let late = 0;
let running: RunningIdentity;
let first: Tokens;

beforeAll(async () => {
  running = await startIdentity({ now: () => Date.now() + late });
  await running.identity.pool.createConfirmedUser({ ...person, name: 'Rut' });
});
afterAll(() => running.close());
beforeEach(async () => {
  late = 0;
  first = await signIn(running.origin, person);
});

function requestTokens(refreshToken: string, header?: string): Promise<Response> {
  const form = { grant_type: 'refresh_token', refresh_token: refreshToken };
  return postToken(running.origin, form, header === undefined ? {} : { 'X-Gyg-Renewal': header });
}

async function renew(refreshToken: string, header?: string): Promise<Tokens> {
  return tokensSchema.parse(await (await requestTokens(refreshToken, header)).json());
}

const statusOf = async (refreshToken: string, header?: string) => (await requestTokens(refreshToken, header)).status;
const isGood = (token: string) =>
  running.identity.verifyAccessToken(token).then(
    () => true,
    () => false,
  );

/** The whole family ended: none of its tokens renews, and its access tokens are refused. */
async function expectFamilyEnded(...family: Tokens[]): Promise<void> {
  for (const { access_token, refresh_token } of family) {
    expect(await isGood(access_token)).toBe(false);
    expect(await statusOf(refresh_token)).toBe(400);
  }
}

describe('a renewal retried with the same text', () => {
  it('succeeds, and the tokens of the lost response become invalid', async () => {
    const lost = await renew(first.refresh_token, attempt);
    const second = await renew(first.refresh_token, attempt);
    expect(second.refresh_token).not.toBe(lost.refresh_token);
    expect(await isGood(second.access_token)).toBe(true);
    expect(await statusOf(lost.refresh_token)).toBe(400);
    const third = await renew(second.refresh_token, 'another-try-0001');
    expect(await isGood(third.access_token)).toBe(true);
  });

  it('may be retried more than twice', async () => {
    await renew(first.refresh_token, attempt);
    await renew(first.refresh_token, attempt);
    const last = await renew(first.refresh_token, attempt);
    expect(await statusOf(last.refresh_token)).toBe(200);
  });

  it('leaves one valid token of five simultaneous requests', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => requestTokens(first.refresh_token, attempt)));
    const good = answers.filter(({ status }) => status === 200);
    const tokens = await Promise.all(good.map(async (answer) => tokensSchema.parse(await answer.json())));
    expect(tokens.length).toBeGreaterThanOrEqual(1);

    const family = (await running.db.read.select().from(identityPayload)).filter(
      ({ model, payload, consumedAt }) => model === 'RefreshToken' && !consumedAt && payload.rotations === 1,
    );
    const usable = tokens.filter(({ refresh_token }) => family.some(({ id }) => id === refresh_token));
    expect(usable).toHaveLength(1);
    expect(await statusOf(usable[0]?.refresh_token ?? '')).toBe(200);
  });

  it('stores the text only as a hash', async () => {
    await renew(first.refresh_token, attempt);
    const rows = await running.db.read.select().from(identityPayload);
    expect(JSON.stringify(rows)).not.toContain(attempt);
  });
});

describe('a used refresh token is a replay', () => {
  it('without the text', async () => {
    const second = await renew(first.refresh_token, attempt);
    expect(await statusOf(first.refresh_token)).toBe(400);
    await expectFamilyEnded(first, second);
  });

  it('with another text', async () => {
    const second = await renew(first.refresh_token, attempt);
    expect(await statusOf(first.refresh_token, 'the-text-of-a-thief')).toBe(400);
    await expectFamilyEnded(first, second);
  });

  it('with a text when it was used without one', async () => {
    const second = await renew(first.refresh_token);
    expect(await statusOf(first.refresh_token, attempt)).toBe(400);
    await expectFamilyEnded(first, second);
  });

  it.each(['short', `${'x'.repeat(129)}`, 'with spaces in it all'])('with an invalid text: %s', async (text) => {
    const second = await renew(first.refresh_token, text);
    expect(await statusOf(first.refresh_token, text)).toBe(400);
    await expectFamilyEnded(first, second);
  });

  it('after more than a minute', async () => {
    const second = await renew(first.refresh_token, attempt);
    late = 61_000;
    expect(await statusOf(first.refresh_token, attempt)).toBe(400);
    await expectFamilyEnded(first, second);
  });

  it('when its successor was used', async () => {
    const second = await renew(first.refresh_token, attempt);
    const third = await renew(second.refresh_token, 'another-try-0001');
    expect(await statusOf(first.refresh_token, attempt)).toBe(400);
    await expectFamilyEnded(first, second, third);
  });
});

it('after a logout a renewal is refused, retried or not', async () => {
  const { browser, id_token, refresh_token } = await signIn(running.origin, person);
  await renew(refresh_token, attempt);
  await signOut(running.origin, browser, id_token);
  expect(await statusOf(refresh_token, attempt)).toBe(400);
});

import { organizationOrigins } from '@gyg/database/schema';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  openWindow,
  other,
  postAsClient,
  type RunningIdentity,
  readTokens,
  school,
  signIn,
  signOut,
  withTwoSites,
} from '../testing';
import { touchSite } from './site.repository';

const { get, newPerson } = withTwoSites();
let running: RunningIdentity;
beforeAll(() => {
  running = get();
});
const verify = (token: string) => running.identity.verifyAccessToken(token);
const isRefused = (token: string) => expect(verify(token)).rejects.toMatchObject({ code: 'token_refused' });
const renew = (refresh_token: string, client_id = school, from: string | null = client_id) =>
  postAsClient(running.origin, from, { client_id, grant_type: 'refresh_token', refresh_token });

describe('tokens on a partner’s page', () => {
  it('are renewed with a refresh token that works once', async () => {
    const person = await newPerson();
    const first = await openWindow(running).signIn({ origin: school }, person);
    const answer = await renew(first.refresh_token);
    expect(answer.headers.get('access-control-allow-origin')).toBe(school);
    const second = await readTokens(answer);
    expect((await verify(second.access_token)).scopes).toEqual(['profile', 'bookings']);
    expect((await renew(first.refresh_token)).status).toBe(400);
    await isRefused(second.access_token);
  });

  it('end with the login at the platform', async () => {
    const person = await newPerson();
    const window = openWindow(running);
    const platform = await signIn(running.origin, person, window.browser);
    const tokens = await window.signIn({ origin: school }, person);
    await signOut(running.origin, window.browser, platform.id_token);
    await isRefused(tokens.access_token);
    expect((await renew(tokens.refresh_token)).status).toBe(400);
  });

  it('end in this browser only when the page logs out, and the platform stays logged in', async () => {
    const person = await newPerson();
    const window = openWindow(running);
    const platform = await signIn(running.origin, person, window.browser);
    const tokens = await window.signIn({ origin: school }, person);
    const elsewhere = await openWindow(running).signIn({ origin: school }, person);
    const form = { client_id: school, token: tokens.refresh_token };
    expect((await postAsClient(running.origin, other, form, 'token/revocation')).status).toBe(401);
    await verify(tokens.access_token);
    const answer = await postAsClient(running.origin, school, form, 'token/revocation');
    expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([200, school]);
    await isRefused(tokens.access_token);
    await verify(elsewhere.access_token);
    await verify(platform.access_token);
    // Without asking again, since the person has not removed the site.
    expect((await window.open({ origin: school })).searchParams.get('code')).toBeTruthy();
  });

  it('end everywhere when the person removes the site, which then asks again', async () => {
    const person = await newPerson();
    const window = openWindow(running);
    const here = await window.signIn({ origin: school }, person);
    const there = await openWindow(running).signIn({ origin: school }, person);
    const atOther = await window.signIn({ origin: other }, person);
    const { sites } = running.identity;
    expect((await sites.list(person.id)).map(({ origin }) => origin).sort()).toEqual([other, school]);
    expect(await sites.remove(person.id, school)).toBe(true);
    expect(await sites.remove(person.id, school)).toBe(false);
    for (const { access_token, refresh_token } of [here, there]) {
      await isRefused(access_token);
      expect((await renew(refresh_token)).status).toBe(400);
    }
    await verify(atOther.access_token);
    expect((await window.open({ origin: school })).pathname).toBe('/plugins/consent');
  });

  it('go with the account, and are in its export until then', async () => {
    const person = await newPerson();
    await openWindow(running).signIn({ origin: school }, person);
    const facts = await running.identity.accounts.factsOf(person.id);
    expect(facts?.sites).toMatchObject([{ origin: school, scopes: ['profile', 'bookings'] }]);
    await running.db.tx((t) => running.identity.accounts.erase(t, person.id));
    expect(await running.identity.sites.list(person.id)).toEqual([]);
  });

  it('record when they were last used, at the person’s consent and at the site', async () => {
    const person = await newPerson();
    const before = new Date();
    await openWindow(running).signIn({ origin: school }, person);
    const [site] = await running.identity.sites.list(person.id);
    expect(site?.organization?.name).toBe('Kastanjeskolan');
    expect(site?.lastUsed.getTime()).toBeGreaterThanOrEqual(before.getTime());
    const [row] = await running.db.read
      .select()
      .from(organizationOrigins)
      .where(eq(organizationOrigins.origin, school));
    expect(row?.lastSeenAt).toBeInstanceOf(Date);
  });

  it('mark the site as used once an hour, and no other site', async () => {
    const seen = async (origin: string) => {
      const rows = await running.db.read
        .select()
        .from(organizationOrigins)
        .where(eq(organizationOrigins.origin, origin));
      return rows.map(({ lastSeenAt }) => lastSeenAt?.getTime());
    };
    const elsewhere = await seen(other);
    const [first = 0] = await seen(school);
    const use = async (minutes: number) => {
      await running.db.tx((t) => touchSite(t, school, new Date(first + minutes * 60_000)));
      return seen(school);
    };
    expect(await use(60)).toEqual([first]);
    const later = first + 61 * 60_000;
    expect(await use(61)).toEqual([later]);
    expect(await use(62)).toEqual([later]);
    expect(await seen(other)).toEqual(elsewhere);
  });
});

it('our own document in a frame gets tokens where the site may frame it', async () => {
  const person = await newPerson();
  const window = openWindow(running);
  await window.signIn({ origin: other }, person);
  const end = await window.open({ origin: other });
  expect((await window.redeem(end, other, {}, running.origin)).status).toBe(200);
});

import { organizationOrigins } from '@gyg/database/schema';
import { eq } from 'drizzle-orm';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  openVisitor,
  openWindow,
  postAsClient,
  type RunningIdentity,
  readTokens,
  refresh,
  registerSite,
  signIn,
  signOut,
  startIdentity,
  stateWith,
} from '../testing';

const school = 'https://www.kastanjeskolan.example';
const other = 'https://annan.example:8443';
const password = 'Havet2026';
let running: RunningIdentity;
let people = 0;

beforeAll(async () => {
  running = await startIdentity({ limits: 'off' });
  await registerSite(running.db, { origin: school });
  await registerSite(running.db, { origin: other, name: 'Annan', mayFrame: true });
});
afterAll(() => running.close());

async function newPerson() {
  people += 1;
  const person = { email: `person${people}@example.org`, password };
  const { id } = await running.identity.pool.createConfirmedUser({ ...person, name: 'Maja Lindqvist' });
  return { ...person, id };
}
const verify = (token: string) => running.identity.verifyAccessToken(token);
const isRefused = (token: string) => expect(verify(token)).rejects.toMatchObject({ code: 'token_refused' });
const renew = (refresh_token: string, client_id = school, from: string | null = client_id) =>
  postAsClient(running.origin, from, { client_id, grant_type: 'refresh_token', refresh_token });

describe('a login on a partner’s site', () => {
  it('goes by the forms and the consent to the hand-over, with tokens for what was asked only', async () => {
    const person = await newPerson();
    const window = openWindow(running);
    const form = await window.open({ origin: school, ui_locales: 'sv', login_hint: person.email });
    expect(form.pathname).toBe('/plugins/login');
    expect(form.searchParams.get('lang')).toBe('sv');
    expect(form.searchParams.get('email')).toBe(person.email);
    const consent = await window.logIn(form, person);
    expect(consent.pathname).toBe('/plugins/consent');
    const end = await window.send(consent, 'consent', { allow: true });
    expect(end.href).toContain(`${running.origin}/auth/partner/${Buffer.from(school).toString('base64url')}?code=`);

    const answer = await window.redeem(end, school);
    expect(answer.headers.get('access-control-allow-origin')).toBe(school);
    const tokens = await readTokens(answer);
    expect(tokens.scope).toBe('profile bookings');
    const identity = decodeJwt(tokens.id_token);
    expect(identity).toMatchObject({ aud: school, sub: person.id, name: 'Maja Lindqvist', nonce: 'nonce' });
    expect(JSON.stringify(identity)).not.toContain(person.email);
    expect(JSON.stringify(decodeJwt(tokens.access_token))).not.toContain('groups');
    expect(await verify(tokens.access_token)).toMatchObject({
      subject: person.id,
      clientId: school,
      scopes: ['profile', 'bookings'],
      groups: [],
    });
  });

  it('never gets the platform’s scope or the address, even where it asks', async () => {
    const person = await newPerson();
    const window = openWindow(running);
    const refused = await window.open({ origin: school, scope: 'openid profile email', state: 's' });
    expect(refused.searchParams.get('error')).toBe('invalid_scope');
    const asApi = await window.open({ origin: school, scope: 'openid profile api', state: 's' });
    expect(asApi.searchParams.get('error')).toBe('invalid_scope');
    const { access_token } = await window.signIn({ origin: school, scope: 'openid profile' }, person);
    expect((await verify(access_token)).scopes).toEqual(['profile']);
  });

  it('asks for consent once for each person and site, and again for more', async () => {
    const person = await newPerson();
    await openWindow(running).signIn({ origin: school }, person);
    const elsewhere = openWindow(running);
    const direct = await elsewhere.logIn(await elsewhere.open({ origin: school }), person);
    expect(direct.pathname).toContain('/auth/partner/');
    expect((await elsewhere.open({ origin: school })).searchParams.get('code')).toBeTruthy();

    expect((await elsewhere.open({ origin: other })).pathname).toBe('/plugins/consent');
    const wider = await elsewhere.open({ origin: school, scope: 'openid profile proposals' });
    expect(wider.pathname).toBe('/plugins/consent');
    await elsewhere.send(wider, 'consent', { allow: true });
    const both = { origin: school, scope: 'openid profile bookings proposals' };
    expect((await elsewhere.open(both)).searchParams.get('code')).toBeTruthy();
    const [site] = await running.identity.sites.list(person.id);
    expect(site?.scopes).toEqual(['profile', 'bookings', 'proposals']);
  });

  it('ends without a code where the person does not agree, or cancels the login', async () => {
    const person = await newPerson();
    const window = openWindow(running);
    const cancelled = await window.send(await window.open({ origin: school, state: 'mine' }), 'cancel');
    expect(cancelled.searchParams.get('error')).toBe('access_denied');
    expect(cancelled.searchParams.get('state')).toBe('mine');
    const consent = await window.logIn(await window.open({ origin: school }), person);
    const end = await window.send(consent, 'consent', { allow: false });
    expect(end.searchParams.get('error')).toBe('access_denied');
    expect((await window.open({ origin: school })).pathname).toBe('/plugins/consent');
    expect(await running.identity.sites.list(person.id)).toEqual([]);
  });

  it('shows the site, what it asks for and who is logged in', async () => {
    const person = await newPerson();
    const window = openWindow(running);
    const state = stateWith({ t: 'Back to booking Maths tutor' });
    const form = await window.open({ origin: school, state, scope: 'openid profile proposals bookings' });
    const site = { origin: school, name: 'Kastanjeskolan', logo: null };
    const shown = { site, scopes: ['profile', 'bookings', 'proposals'], purpose: 'Back to booking Maths tutor' };
    expect((await window.show(form)).body).toEqual({ ...shown, step: 'login', task: 'login', account: null });
    const consent = await window.logIn(form, person);
    const account = { name: 'Maja Lindqvist', email: person.email };
    expect((await window.show(consent)).body).toEqual({ ...shown, step: 'consent', task: 'login', account });
    expect((await openWindow(running).show(consent)).status).toBe(400);
  });

  it('agrees only to a consent that was asked for', async () => {
    const window = openWindow(running);
    await expect(window.send(await window.open({ origin: school }), 'consent', { allow: true })).rejects.toThrow();
    const visitor = openWindow(running);
    await expect(visitor.send(await window.open({ origin: school }), 'cancel')).rejects.toThrow();
  });

  it('lets another person log in instead, which ends the logins of this browser', async () => {
    const [anna, bo] = [await newPerson(), await newPerson()];
    const window = openWindow(running);
    const platform = await signIn(running.origin, anna, window.browser);
    const atOther = await window.signIn({ origin: other }, anna);
    const again = await window.send(await window.open({ origin: school }), 'switch');
    expect(again.pathname).toBe('/plugins/login');
    await isRefused(atOther.access_token);
    await isRefused(platform.access_token);
    const consent = await window.logIn(again, bo);
    const end = await window.send(consent, 'consent', { allow: true });
    expect(decodeJwt((await readTokens(await window.redeem(end, school))).id_token).sub).toBe(bo.id);
  });

  it('begins with the form that was asked for, with the address in the path', async () => {
    const window = openWindow(running);
    const at = async (gyg_task: string, login_hint?: string) => {
      const form = await window.open({ origin: school, gyg_task, ...(login_hint && { login_hint }) });
      return form.pathname + (form.searchParams.get('email') ?? '');
    };
    expect(await at('signup')).toBe('/plugins/signup');
    expect(await at('signup', 'maja@posten.example')).toBe('/plugins/signupmaja@posten.example');
    expect(await at('verify', 'maja@posten.example')).toBe('/plugins/verify/maja%40posten.example');
    expect(await at('verify')).toBe('/plugins/login');
    expect(await at('password', 'maja@posten.example')).toBe('/plugins/password/maja%40posten.example');
    expect(await at('password')).toBe('/plugins/password');
    expect(await at('admin')).toBe('/plugins/login');
  });

  it('continues after a sign-up without the password', async () => {
    const email = 'joins@example.org';
    const visitor = openVisitor(running);
    const window = openWindow(running, visitor.browser);
    const form = await window.open({ origin: school, gyg_task: 'signup' });
    await visitor.post('sign-up', { name: 'Joins', email, password });
    await visitor.post('confirm', { email, code: await running.getCode(email) });
    const interaction = `/identity/interaction/${form.searchParams.get('interaction')}`;
    const follow = async (to: string | null) => {
      const answer = await visitor.browser.fetch(new URL(to ?? '', running.origin).href);
      return answer.headers.get('location');
    };
    expect(await follow(await follow(await follow(interaction)))).toContain('/plugins/consent?');
  });
});

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
});

describe('a thief', () => {
  it('cannot redeem a code without the verifier, from another origin, or without an origin', async () => {
    const person = await newPerson();
    const window = openWindow(running);
    await window.signIn({ origin: school }, person);
    const end = await window.open({ origin: school });
    expect((await window.redeem(end, school, { code_verifier: 'x'.repeat(43) })).status).toBe(400);
    expect((await window.redeem(end, school, { code_verifier: '' })).status).toBe(400);
    const fromOther = await window.redeem(end, school, {}, other);
    expect(fromOther.status).toBe(401);
    expect((await window.redeem(end, school, {}, running.origin)).status).toBe(401);
    expect((await window.redeem(end, school, {}, null)).status).toBe(401);
    expect((await window.redeem(end, school)).status).toBe(200);
  });

  it('cannot redeem a code of one site as another site', async () => {
    const person = await newPerson();
    const window = openWindow(running);
    await window.signIn({ origin: school }, person);
    await window.signIn({ origin: other }, person);
    const end = await window.open({ origin: school });
    const change = { client_id: other, redirect_uri: `${running.origin}/auth/partner/x` };
    expect((await window.redeem(end, school, change, other)).status).toBe(400);
    expect((await window.redeem(end, school, { client_id: 'gyg-web' }, running.origin)).status).toBe(400);
  });

  it('cannot renew from another origin', async () => {
    const person = await newPerson();
    const { refresh_token } = await openWindow(running).signIn({ origin: school }, person);
    for (const from of [other, running.origin, null])
      expect((await renew(refresh_token, school, from)).status).toBe(401);
    expect((await renew(refresh_token, other)).status).toBe(400);
    await expect(refresh(running.origin, refresh_token)).rejects.toThrow();
    expect((await renew(refresh_token)).status).toBe(200);
  });

  it('cannot send the browser anywhere else', async () => {
    const window = openWindow(running);
    const elsewhere = ['https://evil.example/', `${running.origin}/auth/callback`, `${running.origin}/auth/partner/`];
    for (const redirect_uri of elsewhere) {
      await expect(window.open({ origin: school, redirect_uri, state: 's' })).rejects.toThrow('leads nowhere');
    }
  });

  it('is no site: only exact, registered origins with the right to log in are clients', async () => {
    await registerSite(running.db, { origin: 'https://frames.example', mayLogIn: false, mayFrame: true });
    const window = openWindow(running);
    const strangers = ['https://evil.example', 'https://frames.example', `${school}/`, `${school}.evil.example`];
    for (const origin of [...strangers, school.toUpperCase(), 'http://www.kastanjeskolan.example', 'a\0b']) {
      await expect(window.open({ origin }), origin).rejects.toThrow('leads nowhere');
    }
  });

  it('gets nothing from the time that the origin is removed', async () => {
    const origin = 'https://removed.example';
    await registerSite(running.db, { origin });
    const person = await newPerson();
    const window = openWindow(running);
    const tokens = await window.signIn({ origin }, person);
    const end = await window.open({ origin });
    await running.db.tx((t) => t.delete(organizationOrigins).where(eq(organizationOrigins.origin, origin)));
    expect((await window.redeem(end, origin)).status).toBe(401);
    expect((await renew(tokens.refresh_token, origin)).status).toBe(401);
    await expect(window.open({ origin })).rejects.toThrow('leads nowhere');
  });
});

it('our own document in a frame gets tokens where the site may frame it', async () => {
  const person = await newPerson();
  const window = openWindow(running);
  await window.signIn({ origin: other }, person);
  const end = await window.open({ origin: other });
  expect((await window.redeem(end, other, {}, running.origin)).status).toBe(200);
});

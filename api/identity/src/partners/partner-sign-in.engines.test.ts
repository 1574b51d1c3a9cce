import { identityUser } from '@gyg/database/schema';
import { eq } from 'drizzle-orm';
import { decodeJwt } from 'jose';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  openVisitor,
  openWindow,
  other,
  password,
  type RunningIdentity,
  readTokens,
  school,
  signIn,
  stateWith,
  withTwoSites,
} from '../testing';

const { get, newPerson } = withTwoSites();
let running: RunningIdentity;
beforeAll(() => {
  running = get();
});
const verify = (token: string) => running.identity.verifyAccessToken(token);
const isRefused = (token: string) => expect(verify(token)).rejects.toMatchObject({ code: 'token_refused' });

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

  it('never gets the groups of its visitor', async () => {
    const person = await newPerson();
    const groups = { groups: ['superusers'] };
    await running.db.tx((t) => t.update(identityUser).set(groups).where(eq(identityUser.id, person.id)));
    const { access_token } = await openWindow(running).signIn({ origin: school }, person);
    expect((await verify(access_token)).groups).toEqual([]);
    const platform = await signIn(running.origin, person);
    expect((await verify(platform.access_token)).groups).toEqual(['superusers']);
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

  it('asks for consent too where the site asks for nothing but who the person is', async () => {
    const person = await newPerson();
    const window = openWindow(running);
    const request = { origin: school, scope: 'openid' };
    expect((await window.logIn(await window.open(request), person)).pathname).toBe('/plugins/consent');
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
    const person = await newPerson();
    await window.logIn(await window.open({ origin: school }), person);
    const again = await window.open({ origin: school, prompt: 'login' });
    expect(again.pathname).toBe('/plugins/login');
    await expect(window.send(again, 'consent', { allow: true })).rejects.toThrow();
    expect(await running.identity.sites.list(person.id)).toEqual([]);
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

  it('needs neither registration nor consent on the platform’s own documents, with the scopes of a site', async () => {
    const person = await newPerson();
    const window = openWindow(running);
    const end = await window.logIn(await window.open({ origin: running.origin }), person);
    expect(end.pathname).toContain('/auth/partner/');
    expect((await window.redeem(end, running.origin, {}, school)).status).toBe(401);
    const tokens = await readTokens(await window.redeem(end, running.origin));
    expect(await verify(tokens.access_token)).toMatchObject({ clientId: running.origin, groups: [] });
    expect((await verify(tokens.access_token)).scopes).toEqual(['profile', 'bookings']);
    expect(await running.identity.sites.list(person.id)).toEqual([]);
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

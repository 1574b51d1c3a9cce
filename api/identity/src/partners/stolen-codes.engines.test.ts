import { organizationOrigins } from '@gyg/database/schema';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  openWindow,
  other,
  postAsClient,
  type RunningIdentity,
  refresh,
  registerSite,
  school,
  withTwoSites,
} from '../testing';

const { get, newPerson } = withTwoSites();
let running: RunningIdentity;
beforeAll(() => {
  running = get();
});
const renew = (refresh_token: string, client_id = school, from: string | null = client_id) =>
  postAsClient(running.origin, from, { client_id, grant_type: 'refresh_token', refresh_token });

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
    const form = { client_id: school, grant_type: 'refresh_token', refresh_token };
    for (const path of ['TOKEN', 'token/'])
      expect((await postAsClient(running.origin, other, form, path)).status, path).toBe(401);
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
    const unknown = ['https://evil.example', 'https://frames.example', `${school}/`, `${school}.evil.example`];
    for (const origin of [...unknown, school.toUpperCase(), 'http://www.kastanjeskolan.example', 'a\0b']) {
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

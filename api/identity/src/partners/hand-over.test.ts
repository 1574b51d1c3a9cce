import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openWindow, type RunningIdentity, registerSite, startIdentity, stateWith } from '../testing';
import { handOverScript } from './hand-over-script';
import { handOverAddress, isOrigin, originOfHandOver } from './partner-client';
import { readStateNote } from './partner-request';
import { findSite } from './site.repository';

const school = 'https://www.kastanjeskolan.example';
const framing = 'https://ramar.example';
const person = { email: 'maja@example.org', password: 'Havet2026' };
let running: RunningIdentity;

beforeAll(async () => {
  running = await startIdentity({ limits: 'off' }, (app, { identity }) => app.use('/auth/partner', identity.handOver));
  await registerSite(running.db, { origin: school, name: 'Kastanje & co' });
  await registerSite(running.db, { origin: framing, mayFrame: true });
  await running.identity.pool.createConfirmedUser({ ...person, name: 'Maja<b> Lindqvist' });
});
afterAll(() => running.close());

/** The window's last page, after a login that sent `state`. */
async function finish(state: string, origin = school) {
  const window = openWindow(running);
  await window.signIn({ origin }, person);
  const end = await window.open({ origin, state });
  const answer = await fetch(end, { redirect: 'manual' });
  return { end, answer, text: await answer.text() };
}

/** What a page's script does, in a window that a page at `openerOrigin` opened. */
function run(page: string, openerOrigin: string | null) {
  const dataset: Record<string, string> = {};
  for (const [, name = '', value = ''] of (/<body[^>]*>/.exec(page)?.[0] ?? '').matchAll(/data-([\w-]+)="([^"]*)"/g)) {
    dataset[name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())] = value
      .replaceAll('&quot;', '"')
      .replaceAll('&#39;', "'")
      .replaceAll('&amp;', '&');
  }
  const got: unknown[] = [];
  const closed: number[] = [];
  const opener =
    openerOrigin === null
      ? null
      : { postMessage: (message: unknown, target: string) => target === openerOrigin && got.push(message) };
  runInNewContext(handOverScript, {
    window: { opener, close: () => undefined },
    document: { body: { dataset }, querySelector: () => null },
    setTimeout: (_work: unknown, wait: number) => closed.push(wait),
    JSON,
    Number,
  });
  return { got, closed, lost: 'lost' in dataset };
}

describe('the page that hands a login over', () => {
  it('greets the person, and says where they go back to', async () => {
    const state = stateWith({ t: 'Back to booking Maths <tutor>' });
    const { answer, text } = await finish(state);
    expect(text).toContain('You’re logged in, Maja&lt;b&gt;<');
    expect(text).toContain('Back to booking Maths &lt;tutor&gt; on <b>www.kastanjeskolan.example</b>.');
    expect(text).toContain('Back to Kastanje &amp; co');
    expect(text).toContain('This window closes by itself.');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
    expect(answer.headers.get('cross-origin-opener-policy')).toBe('unsafe-none');
    expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(answer.headers.get('content-security-policy')).not.toContain('unsafe-inline');
    expect((await finish(stateWith({ l: 'sv' }))).text).toContain('Du är inloggad, Maja');
  });

  it('posts the code to a page at the registered origin, and to no other', async () => {
    const { end, text } = await finish('random-state');
    const code = end.searchParams.get('code');
    expect(run(text, school)).toEqual({
      got: [{ gyg: 'login', state: 'random-state', code }],
      closed: [1000],
      lost: false,
    });
    for (const origin of ['https://evil.example', running.origin, 'null', '*'])
      expect(run(text, origin).got).toEqual([]);
    expect(text).not.toContain('"*"');
  });

  it('posts it also to our own document, where the site may frame it', async () => {
    const { text } = await finish('state', framing);
    expect(run(text, running.origin).got).toHaveLength(1);
    expect(run(text, framing).got).toHaveLength(1);
  });

  it('explains what to do where the page that opened it is gone', async () => {
    const { text } = await finish('state');
    expect(run(text, null)).toEqual({ got: [], closed: [], lost: true });
    expect(text).toContain('This window has lost the page that opened it');
  });

  it('returns to a path of the site by a click beside its address, with the code in the fragment', async () => {
    const state = stateWith({ p: '/out?u=https://evil.example/&l=sv' });
    const { end, answer, text } = await finish(state);
    expect([answer.status, answer.headers.get('location')]).toEqual([200, null]);
    expect(text).toContain('<b>www.kastanjeskolan.example/out?u=https://evil.example/&amp;l=sv</b>');
    const [, href = ''] = /<a class="button" href="([^"]*)">Back to Kastanje &amp; co</.exec(text) ?? [];
    const back = new URL(href.replaceAll('&amp;', '&'));
    expect(back.origin + back.pathname + back.search).toBe(`${school}/out?u=https://evil.example/&l=sv`);
    const result = Object.fromEntries(new URLSearchParams(back.hash.slice(1)));
    expect(result).toEqual({ gyg_code: end.searchParams.get('code'), gyg_state: state });
    // Nothing leads there but the link.
    expect(run(text, school)).toEqual({ got: [], closed: [], lost: false });
    expect(answer.headers.get('refresh')).toBeNull();
  });

  it('never returns to another origin', async () => {
    for (const p of ['//evil.example', '/\\evil.example', 'https://evil.example', 'evil', '/\t/evil.example']) {
      const { answer, text } = await finish(stateWith({ p }));
      expect([p, answer.headers.get('location'), text.includes('class="button"')]).toEqual([p, null, false]);
    }
  });

  it('tells the opener about a cancelled login, in words for the code', async () => {
    const window = openWindow(running);
    const end = await window.send(await window.open({ origin: school, state: 'state' }), 'cancel');
    const text = await (await fetch(end)).text();
    expect(text).toContain('You were not logged in');
    expect(run(text, school)).toMatchObject({
      got: [{ gyg: 'login', state: 'state', error: 'login.cancelled' }],
      closed: [0],
    });
    const home = await window.send(await window.open({ origin: school, state: stateWith({ p: '/' }) }), 'cancel');
    const back = await fetch(home, { redirect: 'manual' });
    expect(back.headers.get('location')).toContain(`${school}/#gyg_error=login.cancelled&gyg_state=`);
  });

  it('hands over no code that it did not issue for the site, or that was used', async () => {
    const window = openWindow(running);
    await window.signIn({ origin: school }, person);
    await window.signIn({ origin: framing }, person);
    const end = await window.open({ origin: school });
    const code = end.searchParams.get('code') ?? '';
    const open = async (address: string) => (await fetch(address)).text();
    const ofOther = await open(`${handOverAddress(running.origin, framing)}?code=${code}&state=s`);
    const used = await window.redeem(end, school).then(() => open(end.href));
    const madeUp = await open(`${handOverAddress(running.origin, school)}?code=made%00up&state=s`);
    for (const text of [ofOther, used, madeUp]) {
      expect(text).toContain('Logging in did not work');
      expect(text).not.toContain(code);
      expect(text).not.toContain('Maja');
    }
    expect(run(used, school).got).toMatchObject([{ error: 'login.expired' }]);
  });

  it('tells an origin that is not registered any more, and hands nothing over', async () => {
    const answer = await fetch(`${handOverAddress(running.origin, 'https://gone.example')}?code=c&state=s`);
    const text = await answer.text();
    expect(answer.status).toBe(400);
    expect(text).toContain('This site can’t log you in');
    expect(run(text, 'https://gone.example').got).toEqual([
      { gyg: 'login', state: 's', error: 'origin.not_registered' },
    ]);
    expect((await fetch(`${running.origin}/auth/partner/anything`)).status).toBe(404);
  });
});

describe('a login on a site that is not registered', () => {
  const ask = (parameters: Record<string, string>, language = 'en') =>
    fetch(`${running.origin}/identity/auth?${new URLSearchParams({ state: 's', ...parameters })}`, {
      headers: { 'accept-language': language },
    });

  it('is refused in words, with the code for the page that asked and for its webmaster', async () => {
    const answer = await ask({ client_id: 'https://kastanje-skolan.example', scope: 'openid' });
    const text = await answer.text();
    expect(answer.status).toBe(400);
    expect(text).toContain('<b>https://kastanje-skolan.example</b> is not registered with gyg.');
    expect(text).toContain('<code>origin.not_registered</code>');
    expect(text).toMatch(/href="[^"]*\/identity\/auth\?[^"]*ui_locales=sv"/);
    const message = { gyg: 'login', state: 's', error: 'origin.not_registered' };
    expect(run(text, 'https://kastanje-skolan.example').got).toEqual([message]);
    // Opened by a link, the page still shows its text.
    expect(run(text, null).lost).toBe(false);
    expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(await (await ask({ client_id: 'https://a.example' }, 'sv')).text()).toContain('kan inte logga in dig');
  });

  it('shows nothing that the address contains as HTML', async () => {
    const answer = await ask({ client_id: 'https://a.example', state: '"><script>x</script>' });
    expect(await answer.text()).not.toContain('<script>x');
    const unknown = await (await ask({ client_id: 'https://a.example/<b>' })).text();
    expect(unknown).toContain('Logging in did not work');
  });
});

describe('the names of sites', () => {
  it('are origins exactly as browsers send them', () => {
    for (const origin of [
      'https://a.example',
      'http://localhost:8081',
      'https://xn--smrgs-pra8h.example',
      'http://[::1]:80801',
    ])
      expect([origin, isOrigin(origin)]).toEqual([origin, origin !== 'http://[::1]:80801']);
    for (const odd of [
      'https://a.example/',
      'https://A.example',
      'https://a.example:443',
      'null',
      'file://',
      'a',
      '',
      7,
    ])
      expect([odd, isOrigin(odd)]).toEqual([odd, false]);
  });

  it('are read back from the hand-over’s address only as written', () => {
    const part = handOverAddress('', school).split('/').at(-1) ?? '';
    expect(originOfHandOver(part)).toBe(school);
    for (const odd of [`${part}=`, part.slice(1), '', Buffer.from('javascript:alert(1)').toString('base64url')])
      expect(originOfHandOver(odd)).toBeUndefined();
  });

  it('stand for what at least one of their organisations allows, with the name of the first', async () => {
    const origin = 'https://delad.example';
    await registerSite(running.db, { origin, name: 'First', createdAt: new Date(1_000) });
    await registerSite(running.db, { origin, name: 'Second', mayFrame: true });
    await registerSite(running.db, { origin, name: 'Third', mayLogIn: false });
    expect(await findSite(running.db.read, origin)).toMatchObject({ organization: { name: 'First' }, mayFrame: true });
  });

  it('are not needed for the note in the state', () => {
    expect(readStateNote(stateWith({ p: '/a', t: ' two\nlines ', l: 'sv' }))).toEqual({
      path: '/a',
      purpose: 'two lines',
      language: 'sv',
    });
    expect(readStateNote(stateWith({ t: 'a'.repeat(500) })).purpose).toHaveLength(120);
    for (const odd of [undefined, '', 'a', 'a.b', 'a.e30', stateWith({ p: '//e', t: '', l: 'de' })])
      expect(readStateNote(odd)).toEqual({});
  });
});

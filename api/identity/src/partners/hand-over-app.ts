import type { Database } from '@gyg/database';
import express, { type Router } from 'express';
import { findPayload } from '../adapter/payload.repository';
import { escapeHtml } from '../pages/escape-html';
import { pageLanguage } from '../pages/page-texts';
import { type WindowMessage, windowPage } from '../pages/window-page';
import { windowTexts } from '../pages/window-texts';
import { unregisteredPage } from '../provider/unregistered-page';
import { isStorable } from '../users/storable-text';
import { findUserById } from '../users/user.repository';
import { findSiteOf, originOfHandOver } from './partner-client';
import { readStateNote } from './partner-request';
import type { PartnerSite } from './site.repository';

export interface HandOverOptions {
  db: Database;
  /** The issuer's path. */
  base: string;
  webOrigin: string;
  now: () => number;
}

/** Milliseconds that the page is shown before the window closes. */
const closeAfter = 1_000;

/** The codes that a site's page gets for the failures of a login. */
const failures: Record<string, string> = { access_denied: 'login.cancelled' };

const firstNameOf = (name: string): string => name.split(' ')[0] ?? name;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/**
 * The pages at `/auth/partner/{origin}` that end a login on a partner's site: GET with `code` or `error`, and `state`.
 * The result is posted to the page that opened the window, at the registered origin only. A login without a window
 * (`state` has the page's path) returns there with the result in the fragment: a failure at once, a code by the visitor's
 * click on a link beside the address, since anyone can write a `state` with any path of the site.
 */
export function createHandOverApp({ db, base, webOrigin, now }: HandOverOptions): Router {
  const router = express.Router();
  const headers = {
    'Content-Security-Policy': [
      "default-src 'none'",
      "style-src 'self'",
      "script-src 'self'",
      "frame-ancestors 'none'",
      "form-action 'none'",
      "base-uri 'none'",
    ].join('; '),
    // The window must keep the page that opened it.
    'Cross-Origin-Opener-Policy': 'unsafe-none',
    'Cache-Control': 'no-store',
    // The address contains the code.
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
  };

  /** The name of the person that a code was issued for; undefined where it is not one of this site, or was used. */
  async function nameFor(site: PartnerSite, code: string): Promise<string | undefined> {
    if (code === '' || !isStorable(code)) return undefined;
    const row = await findPayload(db.read, { model: 'AuthorizationCode', id: code }, new Date(now()));
    if (!row?.accountId || row.consumedAt || row.payload.clientId !== site.origin) return undefined;
    return (await findUserById(db.read, row.accountId))?.name;
  }

  function addressBack(site: PartnerSite, path: string, { state, code, error }: WindowMessage): URL {
    const result = code === undefined ? { gyg_error: error ?? 'login.failed' } : { gyg_code: code };
    const address = new URL(path, site.origin);
    address.hash = `${new URLSearchParams({ ...result, gyg_state: state })}`;
    return address;
  }

  router.get('/:site', async (request, response, next) => {
    const origin = originOfHandOver(request.params.site);
    if (origin === undefined) return next();
    response.set(headers);
    const { query } = request;
    const state = textOf(query.state);
    const note = readStateNote(state);
    const language = note.language ?? pageLanguage(request);
    const site = await findSiteOf(db.read, origin, webOrigin);
    if (!site) {
      response
        .status(400)
        .type('html')
        .send(unregisteredPage(base, webOrigin, { language, origin, state }));
      return;
    }
    const code = textOf(query.code);
    const name = await nameFor(site, code);
    const refused = query.error === undefined ? 'login.expired' : (failures[textOf(query.error)] ?? 'login.failed');
    const message = name === undefined ? { state, error: refused } : { state, code };
    const texts = windowTexts[language];
    const back = note.path === undefined ? undefined : addressBack(site, note.path, message);
    if (back !== undefined && name === undefined) return response.redirect(303, back.href);
    if (back !== undefined && name !== undefined) {
      const shown = `<b>${escapeHtml(back.host + back.pathname + back.search)}</b>`;
      const link = `<a class="button" href="${escapeHtml(back.href)}">${escapeHtml(texts.done.button(site.organization.name))}</a>`;
      const title = texts.done.title(escapeHtml(firstNameOf(name)));
      const body = `<p>${texts.done.goesBack(shown)}</p>${link}`;
      response.type('html').send(windowPage(base, webOrigin, { language, title, body, done: true }));
      return;
    }

    const { host } = new URL(site.origin);
    const page = { language, message, origins: site.mayFrame ? [site.origin, webOrigin] : [site.origin] };
    if (name === undefined) {
      const { title, lead } = refused === 'login.cancelled' ? texts.cancelled : texts.failed;
      const body = `<p>${lead}</p><button type="button">${texts.close}</button>`;
      const closing = refused === 'login.cancelled' ? { closeAfter: 0 } : {};
      response.type('html').send(windowPage(base, webOrigin, { ...page, ...closing, title, body }));
      return;
    }
    const { done } = texts;
    const body = [
      `<p>${done.lead(`<b>${escapeHtml(host)}</b>`, note.purpose && escapeHtml(note.purpose))}</p>`,
      `<button type="button">${escapeHtml(done.button(site.organization.name))}</button>`,
      `<p class="small">${done.closes}</p>`,
    ].join('');
    const lost = `<h1>${done.lost.title}</h1><p>${done.lost.lead}</p>`;
    const title = done.title(escapeHtml(firstNameOf(name)));
    response.type('html').send(windowPage(base, webOrigin, { ...page, title, body, lost, closeAfter, done: true }));
  });
  return router;
}

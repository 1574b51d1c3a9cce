import type { Database } from '@gyg/database';
import express, { type RequestHandler, type Router } from 'express';
import { findMailboxMessage, listMailboxMessages } from './mailbox-messages';
import { mailboxPage } from './mailbox-page';
import { type MailboxTexts, mailboxTexts } from './mailbox-texts';

const pagePolicy =
  "default-src 'none'; style-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
/** A mail needs its inline styles; its content may not run scripts, load resources or submit forms. */
const mailPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation";

/** The mailbox page's style sheet, served on a separate route because pages allow no inline styles. */
const mailboxStyles = `
:root{color-scheme:light dark;--ground:#FBF6EC;--surface:#FFFDF8;--line:#E2D8C4;--ink:#16231D;--ink-2:#46524B;--action:#1B5B41;--soft:#E0EBDD;--focus:#0B57D0}
@media(prefers-color-scheme:dark){:root{--ground:#111B17;--surface:#1B2923;--line:#31453C;--ink:#F3EDE0;--ink-2:#BFC9C0;--action:#8FD3AE;--soft:#23392F;--focus:#FFD166}}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--ink);font:17px/1.5 'Hanken Grotesk',system-ui,sans-serif}
a{color:inherit}
:focus-visible{outline:3px solid var(--focus);outline-offset:2px;border-radius:6px}
header{display:flex;gap:24px;align-items:center;flex-wrap:wrap;max-width:1240px;margin:0 auto;padding:24px 24px 16px}
header div{flex:1 1 280px}
.brand{font-weight:800;font-size:24px;color:var(--action);text-decoration:none}
h1{margin:0;font-size:26px;line-height:1.2}
header p{margin:4px 0 0;color:var(--ink-2)}
.refresh{min-height:44px;display:inline-flex;align-items:center;padding:0 20px;border:1px solid var(--action);border-radius:14px;color:var(--action);font-weight:600;text-decoration:none}
main{display:grid;grid-template-columns:minmax(280px,380px) minmax(0,1fr);gap:24px;max-width:1240px;margin:0 auto;padding:8px 24px 48px}
ol{list-style:none;margin:0;padding:0;display:grid;gap:8px}
li a{display:grid;gap:2px;padding:12px 16px;background:var(--surface);border:1px solid var(--line);border-radius:14px;text-decoration:none}
li a:hover{border-color:var(--action)}
li a[aria-current]{background:var(--soft);border-color:var(--action)}
li strong{overflow-wrap:anywhere;line-height:1.35}
li span,time,.meta{color:var(--ink-2);font-size:15px;overflow-wrap:anywhere}
.note{margin:0;padding:24px;border:1px dashed var(--line);border-radius:14px;color:var(--ink-2)}
article{padding:24px;background:var(--surface);border:1px solid var(--line);border-radius:14px}
h2{margin:0;font-size:22px;line-height:1.25;overflow-wrap:anywhere}
.meta{margin:4px 0 16px}
iframe{width:100%;height:640px;border:1px solid var(--line);border-radius:6px;background:#FBF6EC}
summary{min-height:44px;display:flex;align-items:center;cursor:pointer;color:var(--action);font-weight:600}
pre{white-space:pre-wrap;overflow-wrap:anywhere;margin:0;font:15px/1.5 ui-monospace,monospace}
@media(max-width:820px){main{grid-template-columns:1fr;padding:8px 16px 32px}main.reading section{order:-1}header{padding:16px}article{padding:16px}}
`;

/**
 * The demo's mailbox: GET /mailbox and /mailbox/{id} (pages), GET /mailbox.json?to= → {messages}, newest first. It
 * shows all codes: mount it at the root, only in demo mode.
 */
export function createMailboxApp({ db }: { db: Database }): Router {
  const router = express.Router();
  const textsFor = (accepted: string | false): MailboxTexts => mailboxTexts[accepted === 'sv' ? 'sv' : 'en'];

  router.use(['/mailbox', '/mailbox.json'], neverStored, onlyTexts);
  router.get('/mailbox.json', async (req, res) => {
    const to = typeof req.query.to === 'string' ? req.query.to : undefined;
    res.json({ messages: await listMailboxMessages(db.read, to) });
  });
  router.get('/mailbox/mailbox.css', (_req, res) => {
    res.type('css').send(mailboxStyles);
  });
  router.get('/mailbox/:id/html', async (req, res) => {
    const message = await findMailboxMessage(db.read, req.params.id);
    res.set({ 'Content-Security-Policy': mailPolicy, 'X-Frame-Options': 'SAMEORIGIN' });
    // The mail's link opens in the whole tab, not in the frame.
    const html = message?.html.replace('<head>', '<head><base target="_top">');
    res
      .status(html ? 200 : 404)
      .type('html')
      .send(html ?? '');
  });
  router.get(['/mailbox', '/mailbox/:id'], async (req, res) => {
    const messages = await listMailboxMessages(db.read);
    const id = 'id' in req.params ? req.params.id : undefined;
    const opened = id === undefined ? undefined : (messages.find((message) => message.id === id) ?? 'gone');
    res.set('Content-Security-Policy', pagePolicy);
    res.status(opened === 'gone' ? 404 : 200).type('html');
    res.send(mailboxPage({ texts: textsFor(req.acceptsLanguages('en', 'sv')), messages, opened }));
  });
  return router;
}

const neverStored: RequestHandler = (_req, res, next) => {
  res.set({ 'Cache-Control': 'no-store', Vary: 'Accept-Language', 'X-Content-Type-Options': 'nosniff' });
  next();
};

/** No mail has an address with NUL, and PostgreSQL would throw on it. */
const onlyTexts: RequestHandler = (req, res, next) => {
  if (!req.originalUrl.includes('%00')) return next();
  res.status(404).type('text').send('There is no such mail.');
};

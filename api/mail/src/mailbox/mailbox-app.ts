import type { Database } from '@gyg/database';
import express, { type RequestHandler, type Router } from 'express';
import { findMailboxMessage, listMailboxMessages } from './mailbox-messages';
import { mailboxPage } from './mailbox-page';
import { mailboxStyles } from './mailbox-styles';
import { type MailboxTexts, mailboxTexts } from './mailbox-texts';

const pagePolicy =
  "default-src 'none'; style-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
/** A mail needs its inline styles; its content may not run scripts, load resources or submit forms. */
const mailPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation";

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

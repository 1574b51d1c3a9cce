import { createServer, type Server } from 'node:http';
import type { Database } from '@gyg/database';
import { openTestDatabase } from '@gyg/database/testing';
import express from 'express';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { deliverToMailbox, mailboxSize } from '../delivery/mailbox-delivery';
import { enqueueMail } from '../outbox/enqueue-mail';
import { createMailWorker } from '../outbox/mail-worker';
import { createMailboxApp } from './mailbox-app';

let db: Database;
let server: Server;
let origin: string;

const boxSchema = z.object({
  messages: z.array(
    z.object({
      id: z.string(),
      to: z.string(),
      subject: z.string(),
      text: z.string(),
      html: z.string(),
      created: z.iso.datetime(),
    }),
  ),
});
const readBox = async (query = '') =>
  boxSchema.parse(await (await fetch(`${origin}/mailbox.json${query}`)).json()).messages;

/** Sends a code to an address, as the demo's server does. Each mail is a second later than the last, so their order is fixed. */
async function send(to: string, code: string, name = 'Anna'): Promise<void> {
  vi.setSystemTime(Date.now() + 1_000);
  const data = { name, code, minutes: 10, link: 'https://gyg.example/users/verify' };
  await db.tx((tx) => enqueueMail(tx, { to, template: 'verificationCode', locale: 'en', data }));
  await createMailWorker({ db, deliver: deliverToMailbox, keepSent: mailboxSize }).runOnce();
}

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  db = await openTestDatabase();
  server = createServer(express().use(createMailboxApp({ db })));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  origin = `http://127.0.0.1:${address.port}`;
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await db.close();
  vi.useRealTimers();
});

describe('the mailbox', () => {
  it('lists sent mails as JSON, newest first, optionally of one recipient', async () => {
    expect(await readBox()).toEqual([]);
    await send('anna@example.org', '111111');
    await send('bo@example.org', '222222');
    await send('anna@example.org', '333333');
    expect((await readBox()).map(({ to }) => to)).toEqual(['anna@example.org', 'bo@example.org', 'anna@example.org']);
    const anna = await readBox('?to=Anna@example.org');
    expect(anna.map(({ text }) => /\d{6}/.exec(text)?.[0])).toEqual(['333333', '111111']);
  });

  it('shows the list and an opened mail as a page that runs and loads no foreign content', async () => {
    await send('eve@example.org', '444444', '<script>alert(1)</script>');
    const [mail] = await readBox('?to=eve@example.org');
    const page = await fetch(`${origin}/mailbox/${mail?.id}`);
    const html = await page.text();
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'; style-src 'self'");
    expect(html).not.toMatch(/<script|style=|<style/);
    expect(html).toContain('444444');
    expect((await fetch(`${origin}/mailbox/mailbox.css`)).headers.get('content-type')).toContain('text/css');

    const frame = await fetch(`${origin}/mailbox/${mail?.id}/html`);
    expect(frame.headers.get('content-security-policy')).toContain('sandbox');
    expect(await frame.text()).not.toContain('<script');
  });

  it('is in Swedish for readers who request it', async () => {
    const page = await fetch(`${origin}/mailbox`, { headers: { 'accept-language': 'sv-SE,sv;q=0.9,en;q=0.8' } });
    expect(await page.text()).toContain('<h1>Inkorg</h1>');
  });

  it('shows that a mail no longer exists', async () => {
    expect((await fetch(`${origin}/mailbox/none`)).status).toBe(404);
    expect((await fetch(`${origin}/mailbox/none/html`)).status).toBe(404);
    for (const address of ['/mailbox/%00', '/mailbox/a%00/html', '/mailbox.json?to=%00']) {
      expect((await fetch(`${origin}${address}`)).status, address).toBe(404);
    }
  });
});

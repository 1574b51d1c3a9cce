import { createServer } from 'node:http';
import type { Database } from '@gyg/database';
import { identityKey, mailOutbox } from '@gyg/database/schema';
import { openTestDatabase } from '@gyg/database/testing';
import { desc, eq } from 'drizzle-orm';
import express, { type Express } from 'express';
import { createIdentity, type Identity } from '../create-identity';
import type { IdentityOptions } from '../identity-options';
import { insertKey } from '../keys/key.repository';
import { nextSlot } from '../keys/key-order';
import { makeKey } from '../keys/make-key';
import { quickHasher } from './quick-hasher';

export interface RunningIdentity {
  /** Its origin; the issuer is at /identity. */
  origin: string;
  db: Database;
  identity: Identity;
  /** The newest mail to an address in the outbox. */
  findMail(to: string): Promise<typeof mailOutbox.$inferSelect | undefined>;
  /** How many mails were enqueued for an address. */
  countMails(to: string): Promise<number>;
  /** The code in the newest mail to an address; throws when there is none. */
  getCode(to: string): Promise<string>;
  /** Posts JSON to a call of the user pool. */
  post(call: string, body: unknown, headers?: Record<string, string>): Promise<Response>;
  close(): Promise<void>;
}

let signingKey: ReturnType<typeof makeKey> | undefined;

/** Making a signing key takes longer than most tests, so that all issuers of this process begin with the same one. */
async function giveSigningKey(db: Database, now: number): Promise<void> {
  if ((await db.read.$count(identityKey)) > 0) return;
  signingKey ??= makeKey('signing');
  const key = { use: 'signing', slot: nextSlot('signing', []), value: await signingKey } as const;
  await db.tx((t) => insertKey(t, { ...key, createdAt: new Date(now) }));
}

/**
 * Runs the issuer on a loopback port with an empty database. Passwords are hashed quickly unless a `hasher` is given.
 * `trustProxy`: trusts forwarding headers of proxies there. `mount`: adds to the app.
 */
export async function startIdentity(
  { trustProxy, ...options }: Partial<IdentityOptions> & { trustProxy?: string } = {},
  mount: (app: Express, parts: Pick<RunningIdentity, 'identity' | 'db' | 'origin'>) => void = () => undefined,
): Promise<RunningIdentity> {
  const db = options.db ?? (await openTestDatabase());
  const app = express();
  if (trustProxy !== undefined) app.set('trust proxy', trustProxy);
  const server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const origin = `http://127.0.0.1:${address.port}`;
  await giveSigningKey(db, options.now?.() ?? Date.now());
  const identity = await createIdentity({
    db,
    issuer: `${origin}/identity`,
    webOrigin: origin,
    hasher: quickHasher,
    ...options,
  });
  app.use('/identity', identity.app);
  mount(app, { identity, db, origin });

  async function findMail(to: string) {
    const [mail] = await db.read
      .select()
      .from(mailOutbox)
      .where(eq(mailOutbox.to, to))
      .orderBy(desc(mailOutbox.createdAt))
      .limit(1);
    return mail;
  }

  return {
    origin,
    db,
    identity,
    findMail,
    countMails: (to) => db.read.$count(mailOutbox, eq(mailOutbox.to, to)),
    async getCode(to) {
      const code = (await findMail(to))?.data.code;
      if (typeof code !== 'string') throw new Error(`no code for ${to}`);
      return code;
    },
    post: (call, body, headers = {}) =>
      fetch(`${origin}/identity/pool/${call}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin, ...headers },
        body: JSON.stringify(body),
      }),
    async close() {
      identity.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await db.close();
    },
  };
}

/**
 * `npm run bench:unknown-accounts -w @gyg/identity`: does response time reveal whether an address has an account? Runs
 * the issuer on a loopback port with a separate database (PostgreSQL where DATABASE_URL is set, else SQLite) and
 * compares the durations of login, resend and forgot. Exits with 0 when all medians of a call lie within 20 ms.
 */

import { medianOf, timeInterleaved } from '@gyg/database/testing';
import { createMailWorker } from '@gyg/mail';
import { beginSignIn, CookieJar, postLogin, startIdentity } from '../src/testing';

const within = 20;
const rounds = { rounds: 200, warmUp: 20 };
const password = 'Havet2026';
const say = (line: string) => process.stdout.write(`${line}\n`);
const cell = (value: number | string) => (typeof value === 'number' ? value.toFixed(2) : value).padStart(12);

const running = await startIdentity({ limits: 'off', kickMail: () => mail.kick() });
// Mails are sent as in production, because that work may be measurable too.
const mail = createMailWorker({ db: running.db, deliver: async () => undefined });
await running.identity.pool.createConfirmedUser({ email: 'known@example.org', name: 'Known', password });
await running.post('sign-up', { name: 'Unverified', email: 'unverified@example.org', password });
const people = ['unknown', 'unverified', 'known'];

async function openLogin(): Promise<(email: string) => Promise<Response>> {
  const browser = new CookieJar();
  const { uid } = await beginSignIn(running.origin, browser);
  return (email) => postLogin(running.origin, browser, uid, { email, password: 'Wrong2026' });
}

const calls = {
  login: await openLogin(),
  resend: (email: string) => running.post('resend', { email }),
  forgot: (email: string) => running.post('forgot', { email }),
};

say(`medians of ${rounds.rounds} tries each, in milliseconds, ${running.db.engine}`);
say(['', ...people, 'difference'].map(cell).join(''));
let holds = true;
for (const [call, ask] of Object.entries(calls)) {
  const cases = people.map((name) => ({
    name,
    run: async () => (await ask(`${name}@example.org`)).arrayBuffer(),
  }));
  const medians = (await timeInterleaved(cases, rounds)).map(({ taken }) => medianOf(taken));
  const difference = Math.max(...medians) - Math.min(...medians);
  holds &&= difference <= within;
  say([call, ...medians, difference].map(cell).join(''));
}
say(holds ? `All within ${within} ms.` : `NOT within ${within} ms.`);

await mail.stop();
await running.close();
process.exitCode = holds ? 0 : 1;

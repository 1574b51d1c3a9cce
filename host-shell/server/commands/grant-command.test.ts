import { openTestDatabase } from '@gyg/database/testing';
import { startIdentity } from '@gyg/identity/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { grantCommand } from './grant-command';

const db = await openTestDatabase();
const running = await startIdentity({ db });
const run = (...args: string[]) => grantCommand(args, { db, place: '/srv/gyg.db', by: 'root', now: Date.now() });

beforeAll(async () => {
  const accounts = running.identity.pool;
  await accounts.createConfirmedUser({ email: 'anna@example.org', name: 'Anna', password: 'Havet2026' });
  await running.post('sign-up', { email: 'new@example.org', name: 'New', password: 'Havet2026' });
});
afterAll(() => running.close());

const good = (...lines: string[]) => ({ ok: true, lines });
const bad = (...lines: (string | RegExp)[]) => ({ ok: false, lines: lines.map((line) => expect.stringMatching(line)) });

test('makes a user a super user, lists them, and removes them again', async () => {
  expect(await run('--list', 'superusers')).toEqual(good('There are no super users in /srv/gyg.db.'));
  expect(await run('Anna@example.org', 'superusers')).toEqual(
    good('Anna@example.org is a super user from the next call on.'),
  );
  expect(await run('anna@example.org', 'superusers')).toEqual(good('anna@example.org is a super user already.'));
  expect(await run('--list', 'superusers')).toEqual(good('anna@example.org'));
  expect(await run('anna@example.org', '--revoke', 'superusers')).toEqual(
    good('anna@example.org is no super user any more, from the next call on.', 'There is no super user now.'),
  );
});

test.each([
  [
    ['unknown@example.org', 'superusers'],
    [/^There is no account with the address unknown@example.org in \/srv/, /spelling/],
  ],
  [
    ['unknown@example.org', '--revoke', 'superusers'],
    [/^There is no account/, /spelling/],
  ],
  [['new@example.org', 'superusers'], [/^new@example.org is not confirmed yet/]],
  [['anna@example.org', 'superuser'], [/^There is no group "superuser"\. There is: superusers\.$/]],
  [['anna@example.org', 'Superusers'], [/^There is no group/]],
  [['--list', 'everyone'], [/^There is no group "everyone"/]],
  [
    ['anna@example.org', '--grant', 'superusers'],
    [/^There is no such switch/, /npm run grant/, /--revoke/, /--list/],
  ],
  [[], [/npm run grant/, /--revoke/, /--list/]],
  [['anna@example.org'], [/npm run grant/, /--revoke/, /--list/]],
  [
    ['anna@example.org', 'superusers', 'more'],
    [/npm run grant/, /--revoke/, /--list/],
  ],
])('%j is refused with a message', async (args, lines) => {
  expect(await run(...args)).toEqual(bad(...lines));
});

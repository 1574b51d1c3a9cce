import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDatabase } from '@gyg/database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openForCommand } from './command';
import { rotateKeysCommand } from './rotate-keys-command';

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'gyg-command-'));
});
afterAll(() => rm(dataDir, { recursive: true }));

test('a command does not create a database, and the message names the wrong folder', async () => {
  await expect(openForCommand({ DATA_DIR: dataDir })).rejects.toThrow(`There is no database at ${dataDir}/gyg.db.`);
});

test('a command opens the server’s database while the server uses it, and needs no other setting', async () => {
  const server = await openDatabase({ dataDir });
  const context = await openForCommand({ DATA_DIR: dataDir, NODE_ENV: 'production', PORT: 'none' });
  expect(context).toMatchObject({ place: path.join(dataDir, 'gyg.db'), by: expect.stringMatching(/./) });

  const result = await rotateKeysCommand([], context);
  expect(result).toMatchObject({
    ok: true,
    lines: [expect.stringContaining(context.place), expect.stringMatching(/^It signs from 20/)],
  });
  expect(await rotateKeysCommand(['--leaked'], context)).toMatchObject({ ok: true });
  for (const args of [['--leak'], ['now']])
    expect(await rotateKeysCommand(args, context)).toMatchObject({
      ok: false,
      lines: [/rotate-keys /, /--leaked/].map((line) => expect.stringMatching(line)),
    });
  await context.db.close();
  await server.close();
});

test.each([
  [{ DATABASE_URL: 'mysql://somewhere' }, /DATABASE_URL must begin with postgres:/],
  [
    { OIDC_ISSUER: 'https://login.example' },
    /Another issuer holds the accounts \(OIDC_ISSUER is https:\/\/login.example\)/,
  ],
])('%j is refused with a message', async (environment, message) => {
  await expect(openForCommand({ DATA_DIR: dataDir, ...environment })).rejects.toThrow(message);
});

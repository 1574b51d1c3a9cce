import { readAllTables } from '@gyg/database/testing';
import { createMailWorker } from '@gyg/mail';
import { expect, it } from 'vitest';
import { openVisitor, startIdentity } from '../testing';
import { argon2Hasher } from '../users/password-hasher';

it('stores no password and no code in plain text; mails with codes are emptied once they are sent', async () => {
  const running = await startIdentity({ hasher: argon2Hasher });
  const sent: string[] = [];
  const worker = createMailWorker({
    db: running.db,
    deliver: async ({ text }) => void sent.push(/\b\d{6}\b/.exec(text)?.[0] ?? ''),
  });
  const { post, logIn, browser } = openVisitor(running);
  const email = 'secret@example.org';
  const password = 'Strandskrin2026';
  const newPassword = 'Hemligare2027';
  await post('sign-up', { name: 'S', email, password });
  await post('resend', { email });
  const verification = await running.getCode(email);
  await logIn({ email, password });
  await post('confirm', { email, code: verification });
  await post('sign-up', { name: 'S', email, password });
  await post('forgot', { email });
  const reset = await running.getCode(email);
  await post('forgot', { email });
  await post('confirm-forgot', { email, code: await running.getCode(email), password: newPassword });
  expect(await logIn({ email, password: newPassword })).toEqual({ status: 200 });
  const last = await running.getCode(email);
  await worker.runOnce();
  expect(sent).toContain(last);

  const cookies = browser.cookies.filter(({ name }) => name.startsWith('gyg_')).map(({ value }) => value);
  expect(cookies).toHaveLength(2);
  const codes = [verification, reset, last].map((code) => new RegExp(`(?<!\\d)${code}(?!\\d)`));
  const texts = [password, newPassword, ...cookies].map((secret) => new RegExp(secret));
  for (const [table, rows] of await readAllTables(running.db.read))
    for (const secret of [...codes, ...texts]) expect(JSON.stringify(rows), table).not.toMatch(secret);
  await running.close();
});

import { openTestDatabase, watchStatements } from '@gyg/database/testing';
import { expect, onTestFinished, test } from 'vitest';
import { listDueMails, listSentMails } from './outbox.repository';

test.each([
  ['what is due, asked every few seconds', 'mail_outbox_due', listDueMails, [new Date(), 10]],
  ['what was sent to one address', 'mail_outbox_by_recipient', listSentMails, [{ to: 'a@example.org', limit: 10 }]],
] as const)('%s is read by its index', async (_list, index, list, parameters) => {
  const db = await openTestDatabase();
  onTestFinished(() => db.close());
  const statements = await watchStatements(() => Reflect.apply(list, undefined, [db.read, ...parameters]));
  expect(statements.map(({ plan }) => plan).join('\n')).toMatch(new RegExp(`INDEX ${index}\\b`));
});

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { scopeTable } from './describe-first-steps';
import { eventTable, exampleBodies } from './describe-webhooks';

const page = readFileSync(fileURLToPath(new URL('../../../../host-shell/docs/webhooks.md', import.meta.url)), 'utf8');

test('the page about webhooks has the events and bodies of the contract', () => {
  expect(page).toContain(eventTable());
  for (const body of exampleBodies()) expect(page).toContain(body);
});

test('the page has the scopes of keys', () => {
  expect(page).toContain(scopeTable);
});

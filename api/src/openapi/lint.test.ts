import { createConfig, lintFromString } from '@redocly/openapi-core';
import { afterAll, expect, test } from 'vitest';
import { createTestApi } from '../testing';
import { rulesSwitchedOff } from './lint-rules';

const api = await createTestApi();
afterAll(() => api.close());

async function lint(source: string): Promise<string[]> {
  const config = await createConfig({ extends: ['recommended'], rules: rulesSwitchedOff });
  const found = await lintFromString({ source, config });
  return found.map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer}`);
}

test('the served document passes a linter, and its examples match its schemas', async () => {
  expect(await lint(await (await fetch(`${api.url}/openapi.json`)).text())).toEqual([]);
});

test('a document with an error is reported', async () => {
  const document = await (await fetch(`${api.url}/openapi.json`)).text();
  expect(await lint(document.replace('"operationId":"getGyg"', '"operationId":"listGoals"'))).not.toEqual([]);
});

import { createConfig, lintFromString } from '@redocly/openapi-core';
import { afterAll, expect, test } from 'vitest';
import { createTestApi } from '../../testing';
import { rulesSwitchedOff } from './lint-rules';

const api = await createTestApi();
afterAll(() => api.close());

async function lint(source: string): Promise<string[]> {
  const config = await createConfig({ extends: ['recommended'], rules: rulesSwitchedOff });
  const problems = await lintFromString({ source, config });
  return problems.map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer}`);
}

test('the served document passes a linter, and its examples match its schemas', async () => {
  expect(await lint(await (await fetch(`${api.url}/openapi.json`)).text())).toEqual([]);
});

test('two operations with the same id are reported', async () => {
  const operation = { operationId: 'getGyg', responses: {} };
  const paths = { '/one': { get: operation }, '/two': { get: operation } };
  const document = { openapi: '3.1.0', info: { title: 'Gyg', version: '1' }, paths };
  expect((await lint(JSON.stringify(document))).join('\n')).toContain('operation-operationId-unique');
});

import { type OperationName, operations } from '@gyg/contract';
import { afterAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { startFakeExternalServices } from '../fake-external-services';
import { createTestApi } from '../test-api';
import { checkOperation } from './check-operation';
import { createFixture } from './fixture';
import { createFixtureCopies } from './fixture-copies';
import { matrix, rowsOf } from './matrix';

const documentSchema = z.object({
  paths: z.record(z.string(), z.record(z.string(), z.object({ operationId: z.string() }))),
});

const outside = await startFakeExternalServices();
const api = await createTestApi({ config: outside.config });
const moving = await createTestApi();
const grounds = {
  still: { api, fixture: await createFixture(api) },
  moving: { api: moving, nextFixture: await createFixtureCopies(moving) },
};
afterAll(() => Promise.all([api.close(), moving.close(), outside.close()]));

const names = Object.keys(matrix).filter((name): name is OperationName => name in operations);

describe('permissions of every call of the contract', () => {
  test.each(names)('%s', async (name) => {
    const wrong: string[] = [];
    for (const row of rowsOf(name)) wrong.push(...(await checkOperation(grounds, name, row)));
    expect(wrong.join('\n')).toBe('');
  });
});

test('every call of the served document has a row with the outcome for each actor', async () => {
  const { paths } = documentSchema.parse(await (await fetch(`${api.url}/openapi.json`)).json());
  const described = Object.values(paths).flatMap((path) => Object.values(path).map(({ operationId }) => operationId));
  expect(described.length).toBeGreaterThan(100);
  expect([...described].sort()).toEqual([...names].sort());
  for (const name of names) expect(rowsOf(name).length, name).toBeGreaterThan(0);
});

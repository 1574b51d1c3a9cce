import { type OperationName, operations } from '@gyg/contract';
import { afterAll, describe, expect, test } from 'vitest';
import { startOutsideServices } from '../outside-services';
import { createTestApi } from '../test-api';
import { checkOperation } from './check-operation';
import { rowsOf } from './matrix';
import { createWorld } from './world';

const outside = await startOutsideServices();
const api = await createTestApi({ config: outside.config });
const moving = await createTestApi();
const grounds = { still: { api, world: await createWorld(api) }, moving };
afterAll(() => Promise.all([api.close(), moving.close(), outside.close()]));

const all = Object.keys(operations).filter((name): name is OperationName => name in operations);
const names = all.filter((name) => rowsOf(name).length > 0);

describe('who may make every call of the contract', () => {
  test.each(names)('%s', async (name) => {
    const wrong: string[] = [];
    for (const row of rowsOf(name)) wrong.push(...(await checkOperation(grounds, name, row)));
    expect(wrong.join('\n')).toBe('');
  });
});

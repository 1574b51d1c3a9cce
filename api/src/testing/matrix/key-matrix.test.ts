import { keyScopes, type OperationDefinition, type OperationName, operations } from '@gyg/contract';
import { afterAll, describe, expect, test } from 'vitest';
import { startFakeExternalServices } from '../fake-external-services';
import { createTestApi } from '../test-api';
import type { Outcome } from './actors';
import { type Caller, checkCallers } from './check-operation';
import { createFixture } from './fixture';
import { createFixtureCopies } from './fixture-copies';
import { callsOfScope, type FixtureKeys, keysOf, scopeOf } from './keys';
import { matrix, rowsOf } from './matrix';
import type { Row } from './matrix-row';

const outside = await startFakeExternalServices();
const api = await createTestApi({ config: outside.config });
const moving = await createTestApi();
const fixture = await createFixture(api);
await keysOf(api, fixture);
const grounds = {
  still: { api, fixture },
  moving: { api: moving, nextFixture: await createFixtureCopies(moving) },
};
afterAll(() => Promise.all([api.close(), moving.close(), outside.close()]));

const names = Object.keys(matrix).filter((name): name is OperationName => name in operations);

/** A key does what an administrator of its organisation may do in the calls of its scopes; elsewhere it is a guest. */
function callersOf(name: OperationName, row: Row): Caller[] {
  const scope = scopeOf(name);
  const { who }: OperationDefinition = operations[name];
  const asGuest: Outcome = who.includes('any') ? row.expect.guest : 403;
  const by = (pick: (keys: FixtureKeys) => string | undefined): Caller['call'] => {
    return async (on, world, options) => on.call(name, { ...options, token: pick(await keysOf(on, world)) });
  };
  const own = { name: 'ownKey', like: 'hostAdmin', call: by((keys) => keys.own) } as const;
  const foreign = { name: 'otherKey', like: 'otherAdmin', call: by((keys) => keys.foreign) } as const;
  const withoutIt = scope ?? 'gygs:read';
  const like = 'guest';
  return [
    { ...own, expected: scope ? row.expect.hostAdmin : asGuest },
    { ...foreign, expected: scope ? row.expect.otherAdmin : asGuest },
    { name: `key without ${withoutIt}`, like, expected: asGuest, call: by(({ without }) => without.get(withoutIt)) },
    { name: 'revokedKey', like, expected: 401, call: by(({ revoked }) => revoked) },
    { name: 'expiredKey', like, expected: 401, call: by(({ expired }) => expired) },
  ];
}

test('the contract names a scope for these calls and no others', () => {
  const ofContract = names.filter((name) => {
    const { key }: OperationDefinition = operations[name];
    return key !== undefined;
  });
  expect([...ofContract].sort()).toEqual(Object.values(callsOfScope).flat().sort());
  for (const name of ofContract) {
    const { key, platformOnly }: OperationDefinition = operations[name];
    expect([name, key, platformOnly]).toEqual([name, scopeOf(name), undefined]);
  }
  for (const scope of keyScopes) expect(callsOfScope[scope].length).toBeGreaterThan(0);
});

describe('permissions of keys for every call of the contract', () => {
  test.each(names)('%s', async (name) => {
    const wrong: string[] = [];
    for (const row of rowsOf(name)) wrong.push(...(await checkCallers(grounds, name, row, callersOf(name, row))));
    expect(wrong.join('\n')).toBe('');
  });
});

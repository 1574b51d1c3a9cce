import { type OperationName, routeOf } from '@gyg/contract';
import { changedTables, digestTables } from '@gyg/database/testing';
import type { TestApi } from '../test-api';
import type { CallOptions } from '../test-call';
import { type ActorName, actorNames, type Outcome } from './actors';
import { callAs } from './call-as';
import type { Fixture } from './fixture';
import { judgeChanges, judgeOutcome } from './judge-outcome';
import type { Row } from './matrix-row';

/** Tables that a refused call may change: counters. */
const uncounted = ['rate_limits', 'idempotency_keys'];

export interface Grounds {
  /** For calls that must not change anything: one fixture for all. */
  still: { api: TestApi; fixture: Fixture };
  /** For the others: a new fixture for each. */
  moving: { api: TestApi; nextFixture: () => Promise<Fixture> };
}

/** Who makes a call, and how it ends for them. */
export interface Caller {
  name: string;
  /** The actor whose call of the row is made. */
  like: ActorName;
  expected: Outcome;
  call: (api: TestApi, fixture: Fixture, options: CallOptions) => Promise<{ status: number; text: string }>;
}

/** Calls one operation as every actor; returns a line for each difference from its row. */
export function checkOperation(grounds: Grounds, name: OperationName, row: Row): Promise<string[]> {
  const callers = actorNames.map((actor): Caller => {
    const call: Caller['call'] = (api, fixture, options) => callAs(api, fixture, actor, name, options);
    return { name: actor, like: actor, expected: row.expect[actor], call };
  });
  return checkCallers(grounds, name, row, callers);
}

/** Calls one operation as each of the callers; returns a line for each that ends otherwise than expected. */
export async function checkCallers(
  grounds: Grounds,
  name: OperationName,
  row: Row,
  callers: readonly Caller[],
): Promise<string[]> {
  const wrong: (string | undefined)[] = [];
  const { still, moving } = grounds;
  const reads = row.reads === true || routeOf(name).method === 'GET';

  async function callAndJudge(api: TestApi, fixture: Fixture, caller: Caller, options: CallOptions): Promise<void> {
    const { name: actor, expected } = caller;
    const answer = await caller.call(api, fixture, options);
    wrong.push(judgeOutcome({ operation: name, actor, expected, got: answer.status, answer: answer.text }));
  }

  // On PostgreSQL every call runs refused and permitted, but what does not depend on the statements is checked on SQLite only:
  // that refused calls change nothing, and a write by each permitted actor. Comparing and creating whole fixtures is slow.
  const whole = still.api.db.engine === 'sqlite';

  async function callAll(those: readonly Caller[], perform: typeof callAndJudge): Promise<void> {
    const { api, fixture } = still;
    const calls: { caller: Caller; options: CallOptions }[] = [];
    for (const caller of those) calls.push({ caller, options: await row.call(fixture, api, caller.like) });
    for (const { caller, options } of calls) await perform(api, fixture, caller, options);
  }

  const committed: string[] = [];
  const refused = callers.filter(({ expected }) => expected !== 'ok');
  await callAll(refused, async (api, fixture, caller, options) => {
    const before = await api.db.version();
    await callAndJudge(api, fixture, caller, options);
    if (whole && before !== (await api.db.version())) committed.push(caller.name);
  });
  // Only after a commit each is called again, to find which tables it changed.
  if (committed.length > 0) {
    wrong.push(`${name} as ${committed.join(', ')}: committed something, but may change nothing`);
    await callAll(refused, async (api, fixture, caller, options) => {
      const before = await digestTables(api.db.read, uncounted);
      await callAndJudge(api, fixture, caller, options);
      const changed = changedTables(before, await digestTables(api.db.read, uncounted));
      wrong.push(judgeChanges(name, caller.name, changed));
    });
  }
  const permitted = callers.filter(({ expected }) => expected === 'ok');
  for (const caller of reads || whole ? permitted : permitted.slice(0, 1)) {
    const { api } = reads ? still : moving;
    const fixture = reads ? still.fixture : await moving.nextFixture();
    await callAndJudge(api, fixture, caller, await row.call(fixture, api, caller.like));
  }
  return wrong.filter((line) => line !== undefined);
}

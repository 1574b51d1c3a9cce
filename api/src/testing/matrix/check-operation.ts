import { type OperationName, routeOf } from '@gyg/contract';
import { changedTables, digestTables } from '@gyg/database/testing';
import type { TestApi } from '../test-api';
import type { CallOptions } from '../test-call';
import { type ActorName, actorNames } from './actors';
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

/** Calls one operation as every actor; returns a line for each difference from its row. */
export async function checkOperation(grounds: Grounds, name: OperationName, row: Row): Promise<string[]> {
  const wrong: (string | undefined)[] = [];
  const { still, moving } = grounds;
  const reads = row.reads === true || routeOf(name).method === 'GET';

  async function callAndJudge(api: TestApi, fixture: Fixture, actor: ActorName, options: CallOptions): Promise<void> {
    const answer = await callAs(api, fixture, actor, name, options);
    const expected = row.expect[actor];
    wrong.push(judgeOutcome({ operation: name, actor, expected, got: answer.status, answer: answer.text }));
  }

  // On PostgreSQL every call runs refused and permitted, but what does not depend on the statements is checked on SQLite only:
  // that refused calls change nothing, and a write by each permitted actor. Comparing and creating whole fixtures is slow.
  const whole = still.api.db.engine === 'sqlite';
  const digest = async ({ db }: TestApi) => (whole ? digestTables(db.read, uncounted) : new Map<string, string>());

  async function callAll(actors: readonly ActorName[], judgeEach: boolean): Promise<string[]> {
    const { api, fixture } = still;
    const calls: { actor: ActorName; options: CallOptions }[] = [];
    for (const actor of actors) calls.push({ actor, options: await row.call(fixture, api, actor) });
    let before = await digest(api);
    const first = before;
    for (const { actor, options } of calls) {
      await callAndJudge(api, fixture, actor, options);
      if (!judgeEach) continue;
      const after = await digest(api);
      wrong.push(judgeChanges(name, actor, changedTables(before, after)));
      before = after;
    }
    return judgeEach ? [] : changedTables(first, await digest(api));
  }

  const refused = actorNames.filter((actor) => row.expect[actor] !== 'ok');
  // One check after all of them is cheap; only after a change each is called again to find the cause.
  const changed = await callAll(refused, false);
  if (changed.length > 0) {
    await callAll(refused, true);
    wrong.push(judgeChanges(name, `one of ${refused.join(', ')}`, changed));
  }
  const permitted = actorNames.filter((actor) => row.expect[actor] === 'ok');
  for (const actor of reads || whole ? permitted : permitted.slice(0, 1)) {
    const { api } = reads ? still : moving;
    const fixture = reads ? still.fixture : await moving.nextFixture();
    await callAndJudge(api, fixture, actor, await row.call(fixture, api, actor));
  }
  return wrong.filter((line) => line !== undefined);
}

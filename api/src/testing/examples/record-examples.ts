import type { OperationDefinition, OperationName } from '@gyg/contract';
import { operations } from '@gyg/contract';
import { clearAllTables, insertAllTables, openTestDatabase, readAllTables } from '@gyg/database/testing';
import type { RecordedOperation } from '../../http/openapi/examples';
import { startFakeExternalServices } from '../fake-external-services';
import { actorNames } from '../matrix/actors';
import { callAs } from '../matrix/call-as';
import { createFixture, type Fixture } from '../matrix/fixture';
import { rowsOf } from '../matrix/matrix';
import type { Row } from '../matrix/matrix-row';
import { createTestApi, type TestApi } from '../test-api';
import { commonRefusals, type Exchange, furtherExchanges, type MakeCall, refuseOneTooMany } from './further-refusals';
import { withSteadyIds } from './steady-ids';

/** The one call whose 429 is recorded: its limit is small. */
const recordedLimit: OperationName = 'requestOrganization';

/** Some rows have a time of the wall clock; it is replaced with the test clock's, as are waiting times and the signatures of links. */
function withSteadyTimes(text: string, now: Date): string {
  const near = 60 * 60 * 1000;
  return (
    text
      // Signatures of links: each installation has a secret of its own.
      .replace(/\.[\w-]{43}(?![\w-])/g, '.signature')
      .replace(/again in 3\d{3} seconds/g, 'again in 3600 seconds')
      .replace(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/g, (time) =>
        Math.abs(new Date(time).getTime() - Date.now()) < near ? now.toISOString() : time,
      )
  );
}

/** Random secrets and codes, and what depends on the machine, are replaced with the same ones each time. */
const withSteadyCodes = (text: string) =>
  text
    .replace(/gyg_live_\w{43}/g, 'gyg_live_9Qm2vT7xKcR4wZ8nLs1dHb6yPf3eUa5jXo0iGt')
    .replace(/gyg_live_\w{4}…\w{3}/g, 'gyg_live_9Qm2…iGt')
    .replace(/whsec_[\w+/]{43}=/g, 'whsec_Zk3nQ0xw7Vd2Jr5TtYb8Lh1Gm4Sc6Pf9Ku0Ae2Ni3oQ=')
    .replace(/dlv_[\da-f]{32}/g, 'dlv_019f5a2c71e400000000b7d03c91a4f2')
    .replace(/"(memoryBytes|bytes|pingMs|p95Ms|tookMs)":[\d.]+/g, '"$1":41')
    .replace(/"node":"[\d.]+"/g, '"node":"24.1.0"')
    .replace(/[\w-]{43}(?=\.ics)/g, 'Zk3nQ0xw7Vd2Jr5TtYb8Lh1Gm4Sc6Pf9Ku0Ae2Ni3oQ')
    .replace(/\b[\dA-Z]{4}(-[\dA-Z]{4}){3}\b/g, '7K3M-9QXV-2FHT-WB4N');

function readBody(text: string, now: Date): unknown {
  try {
    return JSON.parse(withSteadyCodes(withSteadyTimes(text, now)));
  } catch {
    return null;
  }
}

interface Recording {
  api: TestApi;
  fixture: Fixture;
  name: OperationName;
  answers: Record<string, unknown>;
}

/** The first answer of each status is recorded. */
function keep({ api, answers }: Recording, { status, text }: Exchange): void {
  if (status < 500) answers[status] ??= readBody(text, api.clock.now());
}

async function recordRow(recording: Recording, row: Row): Promise<unknown> {
  const { api, fixture, name } = recording;
  for (const actor of actorNames.filter((one) => row.expect[one] !== 'ok')) {
    keep(recording, await callAs(api, fixture, actor, name, await row.call(fixture, api, actor)));
  }
  const allowed = actorNames.find((one) => row.expect[one] === 'ok');
  if (allowed === undefined) return undefined;
  const options = await row.call(fixture, api, allowed);
  const call: MakeCall = (change) => callAs(api, fixture, allowed, name, change(options));
  for (const refuse of commonRefusals) keep(recording, await refuse(call, fixture, api));
  keep(recording, await call((same) => same));
  // Calls that succeed only once are refused the second time.
  keep(recording, await call((same) => same));
  for (const exchange of furtherExchanges[name] ?? []) keep(recording, await exchange(call, fixture, api));
  return options.body;
}

/** A database for all servers, one after the other, and a fixture with its rows: creating them takes ten times as long. */
async function openGround() {
  const { close, ...opened } = await openTestDatabase();
  const database = { ...opened, close: async () => undefined };
  return withSteadyIds(async (nextId) => {
    const api = await createTestApi({ database });
    const fixture = await createFixture(api);
    const rows = await readAllTables(database.read);
    await api.close();
    return { database, close, fixture, rows, nextId: nextId() };
  });
}

let ground: ReturnType<typeof openGround> | undefined;

/** Closes the database of the examples. */
export async function endRecording(): Promise<void> {
  await (await ground)?.close();
  ground = undefined;
}

/**
 * Calls a new server with one fixture as every actor of the matrix. Null bodies are empty answers or files. One at a time;
 * call `endRecording` after the last.
 */
export async function recordOperation(name: OperationName): Promise<RecordedOperation> {
  ground ??= openGround();
  const { database, fixture, rows, nextId } = await ground;
  return withSteadyIds(async () => {
    const outside = await startFakeExternalServices();
    const rateLimits = name === recordedLimit ? 'on' : 'off';
    const api = await createTestApi({ database, config: { ...outside.config, rateLimits } });
    try {
      await api.db.tx(async (tx) => {
        await clearAllTables(tx);
        await insertAllTables(tx, rows);
      });
      // A new object, because rows of the matrix remember what they created for a fixture.
      const recording = { api, fixture: structuredClone(fixture), name, answers: {} };
      const requests: unknown[] = [];
      for (const row of rowsOf(name)) requests.push(await recordRow(recording, row));
      if (name === recordedLimit) keep(recording, await refuseOneTooMany(name, recording.fixture, api));
      const { body }: OperationDefinition = operations[name];
      const request = body ? requests.find((one) => one !== undefined) : undefined;
      return { ...(request === undefined ? {} : { request }), answers: recording.answers };
    } finally {
      await api.close();
      await outside.close();
    }
  }, nextId);
}

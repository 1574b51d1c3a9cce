import type { RemoteChoice, RemoteDeploy, RemoteRow } from '@gyg/contract/remotes';
import { buildRemoteRow } from '@gyg/contract/testing';
import express from 'express';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closeServer, listen } from '../../server/http/listen';
import type { RemoteTableState } from './remote-table';
import { positionOf } from './visitor';
import { createVisitorTables } from './visitor-tables';

const current = buildRemoteRow({ entry: '/remotes/booking/a.js', version: '1.0.0', basePaths: ['/book'] });
const canary = {
  ...buildRemoteRow({ entry: '/remotes/booking/b.js', version: '1.1.0', basePaths: ['/book'] }),
  share: 0.5,
};
const other = buildRemoteRow({ entry: '/remotes/public/a.js', basePaths: ['/'] });

let rows: Record<string, RemoteRow>;
let choices: ReadonlyMap<string, RemoteChoice>;
let histories: ReadonlyMap<string, readonly RemoteDeploy[]>;
const logger = { warn: vi.fn() };
let server: Awaited<ReturnType<typeof listen>>;
let address = '';

beforeEach(async () => {
  rows = { booking: { ...current, canary }, public: other };
  choices = new Map();
  histories = new Map();
  let state: RemoteTableState | undefined;
  const tables = createVisitorTables({
    publicUrl: 'http://gyg.example',
    deployed: {
      read: async () => {
        if (state?.table !== rows) state = { table: rows, refused: [], problems: [], leftOut: [], complete: true };
        return state;
      },
    },
    historyOf: async (remote) => histories.get(remote) ?? [],
    choices: { read: async () => choices },
    logger,
  });
  const app = express();
  app.get('/remotes.json', async (request, response) => {
    response.json((await tables.forTable(request, response)).table);
  });
  app.get('/', async (request, response) => {
    response.json((await tables.forPage(request, response)).table);
  });
  server = await listen(app, { host: '127.0.0.1', port: 0, variable: 'PORT' });
  const at = server.address();
  address = `http://127.0.0.1:${typeof at === 'object' && at !== null ? at.port : 0}`;
});
afterEach(() => closeServer(server));

async function get(path: string, visitor?: string) {
  const response = await fetch(address + path, {
    headers: visitor === undefined ? {} : { cookie: `gyg-visitor=${visitor}` },
  });
  const table: Record<string, { entry: string; fallback?: { entry: string } }> = JSON.parse(await response.text());
  return { table, cookie: response.headers.get('set-cookie'), vary: response.headers.get('vary') };
}

/** A visitor below or above a share of this canary. */
function visitorWhere(fits: (position: number) => boolean): string {
  for (let n = 0; ; n += 1) {
    const id = `visitor-${n}`.padEnd(22, 'x');
    if (fits(positionOf(id, 'booking', canary.entry))) return id;
  }
}
const early = visitorWhere((position) => position < 0.1);
const late = visitorWhere((position) => position > 0.9);

test('a visitor of the share gets the canary with the current build to fall back to, others get the current build', async () => {
  expect((await get('/remotes.json', early)).table.booking).toMatchObject({
    entry: canary.entry,
    fallback: { entry: current.entry },
  });
  const { booking, public: untouched } = (await get('/remotes.json', late)).table;
  expect(booking).toEqual(JSON.parse(JSON.stringify(current)));
  expect(untouched).not.toHaveProperty('fallback');
});

test('a new visitor gets an id with the first page and keeps its build', async () => {
  const first = await get('/');
  const id = /^gyg-visitor=([\w-]{22});.*HttpOnly; SameSite=Lax/.exec(first.cookie ?? '')?.[1];
  expect(id).toBeDefined();
  for (const path of ['/remotes.json', '/']) {
    const again = await get(path, id);
    expect(again.table.booking?.entry).toBe(first.table.booking?.entry);
    expect(again.cookie).toBeNull();
  }
  expect(first.vary).toBe('Cookie');
});

test('without a canary there is no cookie', async () => {
  rows = { booking: current };
  const { table, cookie, vary } = await get('/');
  expect([table.booking?.entry, cookie, vary]).toEqual([current.entry, null, null]);
});

test('a paused canary reaches no visitor, a promoted one every visitor', async () => {
  const choice = { entry: `${current.entry} ${canary.entry}`, usedEntry: null, canaryEntry: canary.entry };
  choices = new Map([['booking', { ...choice, canaryState: 'paused', share: null, pausedFor: 'failures' }]]);
  expect((await get('/remotes.json', early)).table.booking?.entry).toBe(current.entry);
  choices = new Map([['booking', { ...choice, canaryState: 'promoted', share: null, pausedFor: null }]]);
  const { booking } = (await get('/remotes.json', late)).table;
  expect(booking?.entry).toBe(canary.entry);
  expect(booking).not.toHaveProperty('fallback');
});

test('an earlier build takes no path that another remote has now, and the log says so', async () => {
  const earlier = buildRemoteRow({ entry: '/remotes/booking/0.js', basePaths: ['/book', '/'] });
  rows = { booking: current, public: other };
  histories = new Map([['booking', [{ deployedAt: '2026-01-01T00:00:00.000Z', row: earlier }]]]);
  const nothing = { canaryEntry: null, canaryState: null, share: null, pausedFor: null };
  choices = new Map([['booking', { ...nothing, entry: current.entry, usedEntry: earlier.entry }]]);
  expect((await get('/remotes.json')).table).toMatchObject({
    booking: { entry: earlier.entry, basePaths: ['/book'] },
    public: { basePaths: ['/'] },
  });
  const refused = [{ remote: 'booking', reason: '/ belongs to "public"; this claim is refused' }];
  expect(logger.warn).toHaveBeenCalledWith({ refused }, expect.any(String));
});

test('about a tenth of all visitors are in a share of a tenth, and stay in larger ones', () => {
  const positions = Array.from({ length: 2_000 }, (_, n) => positionOf(`${n}`.padEnd(22, 'v'), 'booking', 'e'));
  const share = (limit: number) => positions.filter((position) => position < limit).length / positions.length;
  expect(share(0.1)).toBeGreaterThan(0.07);
  expect(share(0.1)).toBeLessThan(0.13);
  expect(share(0.5)).toBeGreaterThan(share(0.1));
});

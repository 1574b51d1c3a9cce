import { ApiError } from '@gyg/platform';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createDoorSync, type DoorResult } from './door-sync';
import type { Mark, Marks } from './marks';

const start = Date.parse('2027-06-12T07:30:00.000Z');
const here = (bookingId: string) => ({ bookingId, contributionType: 'SKILL', attendance: 'ATTENDED' }) as const;
const done = (marks: readonly Mark[]) => ({
  results: marks.map(({ bookingId }): DoorResult => ({ bookingId, entry: null, error: null })),
});

beforeEach(() => void vi.useFakeTimers({ now: start }));
afterEach(() => void vi.useRealTimers());

/** A device with a store, and a server that keeps the latest mark of each booking, as the API does. */
function door(over: { stored?: Marks; from?: number } = {}) {
  let disk = over.stored ?? {};
  const server = new Map<string, Mark>();
  const requests: string[][] = [];
  const network = { failure: undefined as unknown, loseResponse: false };
  const send = async (marks: Mark[]) => {
    if (network.failure !== undefined) throw network.failure;
    requests.push(marks.map(({ bookingId }) => bookingId));
    for (const mark of marks) {
      if (mark.at >= (server.get(mark.bookingId)?.at ?? '')) server.set(mark.bookingId, mark);
    }
    if (network.loseResponse) throw new ApiError('network.offline', 0, 'lost');
    return done(marks);
  };
  const stored = {
    read: () => disk,
    write(marks: Marks) {
      disk = marks;
    },
  };
  const create = () => createDoorSync({ stored, send, onSaved: () => undefined, from: over.from ?? start });
  return { create, server, requests, network, disk: () => disk };
}
const settle = () => vi.advanceTimersByTimeAsync(0);
const offline = new ApiError('network.offline', 0, 'offline');

test('a mark is sent at once, and kept on the device until the server has it', async () => {
  const { create, server, disk } = door();
  const sync = create();
  sync.start();
  sync.mark(here('one'), null);
  expect(Object.keys(disk())).toEqual(['one']);
  await settle();
  expect([server.get('one')?.attendance, disk(), sync.state().connection]).toEqual(['ATTENDED', {}, 'saved']);
});

test('without a network marks are kept, tried again, and sent once when it is back', async () => {
  const { create, network, requests, disk } = door();
  const sync = create();
  sync.start();
  network.failure = offline;
  sync.mark(here('one'), null);
  await settle();
  sync.mark(here('two'), null);
  expect([sync.state().connection, Object.keys(disk())]).toEqual(['offline', ['one', 'two']]);
  network.failure = undefined;
  await vi.advanceTimersByTimeAsync(3_000);
  expect([requests, disk(), sync.state().connection]).toEqual([[['one', 'two']], {}, 'saved']);
});

test('a reload loses nothing: the next page sends what the last one stored', async () => {
  const { create, network, server } = door();
  const before = create();
  const stop = before.start();
  network.failure = offline;
  before.mark(here('one'), null);
  await settle();
  stop();
  network.failure = undefined;
  create().start();
  await settle();
  expect(server.get('one')?.attendance).toBe('ATTENDED');
});

test('a mark whose response is lost is sent again and changes nothing', async () => {
  const { create, network, server, requests } = door();
  const sync = create();
  sync.start();
  network.loseResponse = true;
  sync.mark(here('one'), null);
  await settle();
  const first = server.get('one');
  network.loseResponse = false;
  sync.retry();
  await settle();
  expect([requests.length, server.get('one')]).toEqual([2, first]);
});

test('a mark that is changed while it is sent is sent again, after the response', async () => {
  const { create, server, requests } = door();
  const sync = create();
  sync.start();
  sync.mark(here('one'), null);
  sync.mark({ ...here('one'), attendance: null }, null);
  sync.mark(here('two'), null);
  await settle();
  expect([server.get('one')?.attendance, requests]).toEqual([null, [['one'], ['one', 'two']]]);
});

test('marks made before the start are sent at the start', async () => {
  const { create, requests } = door({ from: start + 600_000 });
  const sync = create();
  sync.start();
  sync.mark(here('one'), null);
  await vi.advanceTimersByTimeAsync(599_000);
  expect(requests).toEqual([]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(requests).toEqual([['one']]);
});

test('a response that will not change is not repeated, and the marks are kept', async () => {
  const { create, network, disk } = door();
  const sync = create();
  sync.start();
  network.failure = new ApiError('you_do_not_have_permission', 403, 'no');
  sync.mark(here('one'), null);
  await vi.advanceTimersByTimeAsync(120_000);
  expect([sync.state().connection, Object.keys(disk())]).toEqual(['refused', ['one']]);
});

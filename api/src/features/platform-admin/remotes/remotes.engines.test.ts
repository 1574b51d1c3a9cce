import { auditEntries, remoteFailures } from '@gyg/database/schema';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { DeployedRemotes } from '../../../api-context';
import { createTestApi, type TestApi } from '../../../testing';
import { buildOf, testRemotes } from '../../../testing/test-remotes';
import { createRemoteChoices } from './remote-choices.service';

let api: TestApi;
let deployed: DeployedRemotes;
let asSuper: ReturnType<TestApi['as']>;
let superId = '';

beforeAll(async () => {
  api = await createTestApi({ deployedRemotes: async () => deployed, config: { trustedProxies: ['loopback'] } });
  const astrid = await api.user();
  superId = astrid.id;
  asSuper = api.as(astrid, { groups: ['superusers'] });
});
afterAll(() => api.close());

const params = { name: 'booking' };
const [earlier, current, canary] = ['a', 'b', 'c'].map((letter) => buildOf(letter, '1.0.0').entry);

/** Each test has builds of its own, so that decisions and counts of others do not apply. */
let round = 0;
beforeEach(async () => {
  for (const { id } of await api.db.read.select({ id: auditEntries.id }).from(auditEntries)) seen.add(id);
  round += 1;
  deployed = JSON.parse(JSON.stringify(testRemotes()).replaceAll('remoteEntry.', `remoteEntry.${round}.`));
});
const own = (entry = '') => entry.replace('remoteEntry.', `remoteEntry.${round}.`);

const report = (loads: readonly object[], address = '192.0.2.1') =>
  api.call('reportRemotes', { body: { loads }, headers: { 'X-Forwarded-For': address } });
/** The address of one of many visitors. */
const visitor = (number: number) => `198.51.${Math.floor(number / 250)}.${1 + (number % 250)}`;
const loaded = (entry: string | undefined, ms = 120) => ({ name: 'booking', entry: own(entry), outcome: 'loaded', ms });
const failed = (entry: string | undefined, message = 'ChunkLoadError: page.js') => ({
  name: 'booking',
  entry: own(entry),
  outcome: 'failed',
  message,
});
const times = <T>(count: number, one: T): T[] => Array.from({ length: count }, () => one);
const named = <T>(remote: T | undefined): T => {
  if (remote === undefined) throw new Error('There is no such remote');
  return remote;
};
const booking = async () => named((await asSuper('listRemotes', {})).data.remotes[0]);
const seen = new Set<string>();
/** The entry that was added to the audit log since the last call. */
async function lastEntry() {
  const added = (await api.db.read.select().from(auditEntries)).filter(({ id }) => !seen.has(id));
  for (const { id } of added) seen.add(id);
  expect(added).toHaveLength(1);
  return added[0];
}

test('the list has each build with its share, and what of the deploy table is not used', async () => {
  const { status, data } = await asSuper('listRemotes', {});
  expect(status).toBe(200);
  expect(data.remotes).toHaveLength(1);
  expect(data.remotes[0]).toMatchObject({ name: 'booking', state: 'canary', origin: null, paths: 1, changedAt: null });
  const { versions } = named(data.remotes[0]);
  expect(versions.map(({ version, role, share }) => [version, role, share])).toEqual([
    ['1.1.0', 'current', 0.9],
    ['1.2.0', 'canary', 0.1],
    ['1.0.0', 'earlier', 0],
  ]);
  expect(versions[2]?.deployedAt).toBe('2027-04-01T10:00:00.000Z');
  expect(data.refused).toEqual([{ remote: 'events', reason: expect.stringContaining('/search') }]);
});

describe('what pages report', () => {
  test('is counted by build: loads, failures, times and messages', async () => {
    await report([...times(9, loaded(current, 90)), ...times(9, loaded(current, 380))]);
    await report([loaded(current, 4_000), failed(current, 'TypeError: x is undefined')]);
    await api.counts.flush();
    const remote = await booking();
    expect(remote.versions[0]).toMatchObject({ loads: 20, failures: 1, p50: 306, p95: 3_100 });
    expect(remote.versions[0]?.trend).toEqual([null, null, null, null, null, null, 3_100]);
    expect(remote.versions[1]).toMatchObject({ loads: 0, failures: 0, p50: null, p95: null });
    expect(remote.failures).toEqual([
      { version: '1.1.0', message: 'TypeError: x is undefined', count: 1, lastAt: api.clock.now().toISOString() },
    ]);
  });

  test('is ignored for remotes and builds that are not deployed', async () => {
    const before = await api.db.read.$count(remoteFailures);
    const unknown = { ...failed(current), entry: 'https://elsewhere.example/remoteEntry.js' };
    expect((await report([unknown, { ...failed(current), name: 'toString' }])).status).toBe(204);
    await api.counts.flush();
    expect(await api.db.read.$count(remoteFailures)).toBe(before);
    expect((await booking()).versions[0]?.loads).toBe(0);
  });

  test('has at most fifty different messages of a build', async () => {
    for (let start = 0; start < 60; start += 20)
      await report(Array.from({ length: 20 }, (_, index) => failed(current, `Error ${start + index}`)));
    await report([failed(current, 'Error 3')]);
    const rows = (await api.db.read.select().from(remoteFailures)).filter(({ entry }) => entry === own(current));
    expect(rows).toHaveLength(50);
    expect(rows.find(({ message }) => message === 'Error 3')?.count).toBe(2);
  });
});

describe('a canary', () => {
  test('is paused by the platform when it fails, on record', async () => {
    await report(times(10, loaded(current)));
    await report([failed(canary)], visitor(1));
    await report([failed(canary)], visitor(2));
    expect((await booking()).state).toBe('canary');
    await report([failed(canary)], visitor(3));
    expect(await booking()).toMatchObject({ state: 'paused', pausedFor: 'failures' });
    expect(await lastEntry()).toMatchObject({
      actor: 'platform',
      role: 'platform',
      action: 'remote.paused',
      category: 'operations',
      target: 'booking',
      details: { why: 'failures', loads: 3, failures: 3 },
      before: { version: '1.1.0', canary: '1.2.0', share: 0.1 },
      after: { version: '1.1.0', canary: '1.2.0', share: 0 },
    });
  });

  test('is not paused by failures from one address, on however many days', async () => {
    for (let day = 0; day < 3; day += 1) {
      await report([...times(19, failed(canary)), failed(canary, `Error ${day}`)], visitor(1));
      expect((await booking()).state).toBe('canary');
      api.clock.pass(24);
    }
    // An IPv6 subscriber has a whole network.
    for (let host = 1; host < 5; host += 1) await report([failed(canary)], `2001:db8::${host}`);
    expect((await booking()).state).toBe('canary');
  });

  test('is paused when it fails for others, however often one address says that it loads', async () => {
    for (let sent = 0; sent < 10; sent += 1) await report(times(20, loaded(canary)), visitor(0));
    for (let number = 1; number <= 3; number += 1) await report([failed(canary)], visitor(number));
    expect(await booking()).toMatchObject({ state: 'paused', pausedFor: 'failures' });
    expect((await lastEntry())?.details).toMatchObject({ loads: 4, failures: 3 });
  });

  test('is paused when it is slower than the current build', async () => {
    for (let sent = 0; sent < 1_000; sent += 1)
      await report([loaded(current, 100), loaded(canary, 300)], visitor(sent));
    api.clock.pass(1 / 30);
    await report([loaded(canary, 300)]);
    expect(await booking()).toMatchObject({ state: 'paused', pausedFor: 'slow' });
  });

  test('goes on with another share, is paused and promoted by hand, on record with the reason', async () => {
    const entry = own(canary);
    const share = (percent: number, reason?: string) =>
      asSuper('shareRemote', { params, body: { entry, percent, ...(reason && { reason }) } });
    expect((await share(40, 'No failures')).data.versions[1]).toMatchObject({ role: 'canary', share: 0.4 });
    expect(await lastEntry()).toMatchObject({
      actor: superId,
      role: 'super',
      action: 'remote.share_changed',
      reason: 'No failures',
      before: { version: '1.1.0', canary: '1.2.0', share: 0.1 },
      after: { version: '1.1.0', canary: '1.2.0', share: 0.4 },
    });
    expect((await share(0)).data).toMatchObject({ state: 'paused', pausedFor: null });
    expect((await lastEntry())?.action).toBe('remote.paused');
    await share(20);
    expect((await lastEntry())?.action).toBe('remote.resumed');
    const { data } = await asSuper('promoteRemote', { params, body: { entry } });
    expect(data).toMatchObject({ state: 'current' });
    expect(data.versions[0]).toMatchObject({ version: '1.2.0', role: 'current', share: 1 });
    expect((await lastEntry())?.after).toEqual({ version: '1.2.0' });
  });

  test('ends with a rollback without a build', async () => {
    const { data } = await asSuper('rollBackRemote', { params, body: {} });
    expect(data.state).toBe('current');
    expect(data.versions[0]).toMatchObject({ version: '1.1.0', share: 1 });
    const again = await asSuper('rollBackRemote', { params, body: {} });
    expect([again.status, again.problem.code]).toEqual([409, 'remotes.no_canary']);
  });

  test('that was replaced meanwhile is neither promoted nor shared', async () => {
    const body = { entry: own(canary) };
    deployed.table = { booking: buildOf('b', '1.1.0') };
    deployed.histories = {};
    const shared = await asSuper('shareRemote', { params, body: { ...body, percent: 10 } });
    expect([shared.status, shared.problem.code]).toEqual([409, 'remotes.unknown_build']);
    const promoted = await asSuper('promoteRemote', { params, body });
    expect([promoted.status, promoted.problem.code]).toEqual([409, 'remotes.no_canary']);
  });
});

test('a rollback to an earlier build holds until the next deploy', async () => {
  const { data } = await asSuper('rollBackRemote', { params, body: { entry: own(earlier) } });
  expect(data.state).toBe('rolledBack');
  expect(data.versions[0]).toMatchObject({ version: '1.0.0', share: 1 });
  const again = await asSuper('rollBackRemote', { params, body: { entry: own(earlier) } });
  expect([again.status, again.problem.code]).toEqual([409, 'remotes.already_current']);
  deployed.table = { booking: buildOf('z', '1.3.0') };
  expect((await booking()).versions[0]).toMatchObject({ version: '1.3.0', role: 'current' });
});

test('decisions reach every process within a second, and hold while the database does not respond', async () => {
  let now = 0;
  let works = true;
  const db = {
    get read() {
      if (!works) throw new Error('no connection');
      return api.db.read;
    },
  };
  const choices = createRemoteChoices({ db, now: () => now });
  const before = await choices.read();
  await asSuper('shareRemote', { params, body: { entry: own(canary), percent: 33 } });
  now = 999;
  expect(await choices.read()).toBe(before);
  now = 1_000;
  const after = await choices.read();
  expect(after.get('booking')).toMatchObject({ canaryState: 'running', share: 33 });
  works = false;
  now = 9_000;
  expect(await choices.read()).toBe(after);
});

test('no remote has an unknown name', async () => {
  const { status, problem } = await asSuper('promoteRemote', { params: { name: 'constructor' }, body: { entry: 'x' } });
  expect([status, problem.code]).toEqual([404, 'remotes.missing']);
});

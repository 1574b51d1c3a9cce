import { auditEntries, jobs } from '@gyg/database/schema';
import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { createTestApi } from '../testing';
import { createScheduler } from './create-scheduler';
import { runJob } from './run-job';

const api = await createTestApi();
afterAll(() => api.close());
const { db, clock } = api;
const superUser = await api.user();
const call = api.as(superUser, { groups: ['superusers'] });
const scheduler = createScheduler({ db, publicUrl: 'http://platform.test', now: clock.now });
const jobOf = async (name: string) => (await call('listJobs')).data.jobs.find((job) => job.name === name);
const request = (name: string) => call('requestJob', { params: { name }, body: {} });

test('all jobs are listed, with their intervals, also those that have never run', async () => {
  const { jobs } = (await call('listJobs')).data;
  expect(jobs.map(({ name, every }) => [name, every])).toEqual([
    ['transitions', null],
    ['reminders', null],
    ['offers', null],
    ['housekeeping', 3600],
    ['search-texts', 3600],
  ]);
  expect(jobs.map(({ lastRunAt, running }) => [lastRunAt, running])).toEqual(jobs.map(() => [null, false]));
});

test('a requested job runs at the next poll, once, though it is not due', async () => {
  await scheduler.runOnce();
  const first = clock.now().toISOString();
  clock.pass(0.1);
  expect(await jobOf('housekeeping')).toMatchObject({ lastRunAt: first, requestedAt: null });
  expect((await request('housekeeping')).data).toMatchObject({ requestedAt: clock.now().toISOString() });
  await scheduler.runOnce();
  const second = clock.now().toISOString();
  expect(await jobOf('housekeeping')).toMatchObject({ lastRunAt: second, requestedAt: null, lastError: null });
  expect((await jobOf('housekeeping'))?.tookMs).toBeGreaterThanOrEqual(0);
  clock.pass(0.1);
  await scheduler.runOnce();
  expect((await jobOf('housekeeping'))?.lastRunAt).toBe(second);
  const [entry] = await db.read.select().from(auditEntries);
  expect(entry).toMatchObject({ action: 'job.requested', target: 'housekeeping', actor: superUser.id });
});

test('a continuous job can be requested although there is nothing to do', async () => {
  expect((await jobOf('reminders'))?.lastRunAt).toBeNull();
  await request('reminders');
  await scheduler.runOnce();
  expect((await jobOf('reminders'))?.lastRunAt).toBe(clock.now().toISOString());
});

test('a request during a run is answered by the next run', async () => {
  clock.pass(2);
  const job = { db, owner: 'this process', now: clock.now, name: 'search-texts' } as const;
  await runJob(job, async ({ stillMine }) => {
    expect((await jobOf('search-texts'))?.running).toBe(true);
    await request('search-texts');
    expect(await stillMine()).toBe(true);
  });
  const row = await jobOf('search-texts');
  expect([row?.running, typeof row?.requestedAt]).toEqual([false, 'string']);
});

test('a failed run is shown with its reason, without values', async () => {
  const job = { db, owner: 'this process', now: clock.now, name: 'offers' } as const;
  const failing = runJob(job, async () => {
    throw new RangeError('The disk is full');
  });
  await expect(failing).rejects.toThrow('The disk is full');
  expect(await jobOf('offers')).toMatchObject({ lastError: 'RangeError The disk is full', running: false });
  await db.tx((t) => t.update(jobs).set({ lastError: null }).where(eq(jobs.name, 'offers')));
  await runJob(job, async ({ partFailed }) => partFailed(new Error('One of them')));
  expect((await jobOf('offers'))?.lastError).toBe('Error One of them');
});

test('a run and a lock of a clock that was set back delay no run', async () => {
  const job = { db, now: clock.now, name: 'housekeeping', every: 3_600_000 } as const;
  const run = (owner: string) => runJob({ ...job, owner }, async () => 'ran');
  clock.pass(2);
  expect([await run('one'), await run('one')]).toEqual(['ran', undefined]);
  clock.pass(-1);
  expect(await run('one')).toBe('ran');
  const lockedUntil = new Date(clock.now().getTime() + 3_600_000);
  await db.tx((t) =>
    t.update(jobs).set({ lockedBy: 'dead', lockedUntil, lastRunAt: null }).where(eq(jobs.name, 'housekeeping')),
  );
  expect(await run('one')).toBe('ran');
});

test('an unknown job is refused', async () => {
  const answer = await request('backups');
  expect([answer.status, answer.problem.code]).toEqual([404, 'job.missing']);
});

import { auditEntries, users } from '@gyg/database/schema';
import { readAllTables } from '@gyg/database/testing';
import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { createTestApi } from '../../../testing';

const erased: string[] = [];
const accounts = { eraseIdentity: async (_t: unknown, subject: string) => void erased.push(subject) };
let finish = () => {};
const load = () =>
  new Promise<void>((resolve) => {
    finish = resolve;
  });
const added: number[] = [];
let isLoaded = true;
const add = async (gygs: number) => {
  if (isLoaded) added.push(gygs);
  return isLoaded;
};
const api = await createTestApi({ superUserSubjects: ['super'], accounts, demoData: { load, add } });
afterAll(() => api.close());
const superUser = await api.user({ subject: 'super' });
const call = api.as(superUser, { groups: ['superusers'] });
const change = (action: string, more: Record<string, unknown> = {}) =>
  call('changeDemoData', { body: { action, ...more } });
const recorded = (action: string) => api.db.read.select().from(auditEntries).where(eq(auditEntries.action, action));

/** Tables that clearing leaves alone. */
const kept = [
  'gyg_cards',
  'users',
  'audit_entries',
  'settings',
  'data_versions',
  'jobs',
  'hourly_counts',
  'rate_limits',
];

test('clearing needs the word', async () => {
  expect((await change('clear')).status).toBe(400);
  expect((await change('clear', { confirm: 'yes' })).status).toBe(400);
});

test('clearing leaves only super users, the audit log and settings', async () => {
  const { gyg, host } = await api.scene([{}], { beneficiaryPositions: 2 });
  const booker = await api.user();
  await api.seed(async (seeder) => {
    const booked = { gygId: gyg.id, needId: gyg.needId, contributionType: 'SKILL', userOrganization: null } as const;
    await seeder.book({ ...booked, userId: booker.id, at: api.clock.now() });
    await seeder.book({ ...booked, userId: superUser.id, at: api.clock.now() });
    await seeder.addMember({ organizationId: host.id, userId: superUser.id, role: 'ADMIN' });
    await seeder.addRecipient({ gygId: gyg.id, userId: booker.id, at: api.clock.now() });
  });
  expect((await call('getDemoData')).data).toMatchObject({ available: true, gygs: 1, task: null });
  expect((await call('getOverview')).data.bookings.count).toBe(2);
  const { data } = await change('clear', { confirm: 'clear', reason: 'Before the fair' });
  expect(data).toEqual({ available: true, organizations: 0, gygs: 0, accounts: 1, task: null });
  expect(await api.db.read.select({ subject: users.subject }).from(users)).toEqual([{ subject: 'super' }]);
  expect((await call('getOverview')).data.bookings.count).toBe(0);
  expect(erased).toContain(booker.subject);
  expect(erased).not.toContain('super');
  const tables = await readAllTables(api.db.read);
  const left = [...tables].filter(([name, rows]) => rows.length > 0 && !kept.includes(name));
  expect(left).toEqual([]);
  // Cards stay empty, so that all processes notice that their gygs are gone.
  expect(tables.get('gyg_cards')).toMatchObject([{ removed: true, shown: '', friendlyUrl: '', orgName: '' }]);
  expect(await recorded('demo.cleared')).toMatchObject([{ actor: superUser.id, reason: 'Before the fair' }]);
});

test('so many gygs are added as were asked for, on record', async () => {
  expect((await change('add', { gygs: 12, reason: 'For the fair' })).status).toBe(200);
  expect(added).toEqual([12]);
  expect(await recorded('demo.added')).toMatchObject([
    { actor: superUser.id, target: 'demo', details: { gygs: 12 }, reason: 'For the fair' },
  ]);
});

test.each([0, 51, 1.5, undefined])('%s gygs are not added', async (gygs) => {
  expect((await change('add', { gygs })).status).toBe(400);
});

test('nothing is added to a demo that is not loaded', async () => {
  isLoaded = false;
  const { status, problem } = await change('add', { gygs: 1 });
  expect([status, problem.code]).toEqual([409, 'demo.missing']);
  expect(await recorded('demo.added')).toHaveLength(1);
});

test('one thing is done at a time', async () => {
  const loading = change('load');
  await expect.poll(async () => (await call('getDemoData')).data.task?.action).toBe('load');
  const second = await change('clear', { confirm: 'clear' });
  expect([second.status, second.problem.code]).toEqual([409, 'demo.running']);
  finish();
  expect((await loading).data.task).toBeNull();
});

test.each([
  ['loading', { action: 'load' }],
  ['adding', { action: 'add', gygs: 1 }],
  ['clearing', { action: 'clear', confirm: 'clear' }],
])('in production, %s is refused', async (_act, body) => {
  const real = await createTestApi({ demoData: null, database: api.db });
  const as = real.as(superUser, { groups: ['superusers'] });
  expect((await as('getDemoData')).data.available).toBe(false);
  const answer = await as('changeDemoData', { body });
  expect([answer.status, answer.problem.code]).toEqual([409, 'demo.refused']);
});

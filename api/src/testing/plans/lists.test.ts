import { needs } from '@gyg/database/schema';
import { type ExplainedStatement, watchStatements } from '@gyg/database/testing';
import { afterAll, describe, expect, test } from 'vitest';
import { createFramingOrigins } from '../../features/organizations';
import { createWebhookWorker } from '../../features/webhooks';
import { createScheduler } from '../../workers/create-scheduler';
import { createTestApi } from '..';
import { createFixture } from '../matrix/fixture';

// SQLite describes its query plan as text; PostgreSQL's choice depends on the number of rows. The test checks the
// statements that the calls really send, so a changed filter or order is checked as well.

const api = await createTestApi();
const fixture = await createFixture(api);
afterAll(() => api.close());

const [guest, booker, host] = [api.call, api.as(fixture.booker), api.as(fixture.hostAdmin)];
const superUser = api.as(fixture.superUser, { groups: ['superusers'] });
const ofHost = { organizationId: fixture.host.id };
const ofGyg = { gygId: fixture.gyg.id };
const self = { userId: fixture.booker.id };

const statementsOf = async (call: () => Promise<{ status: number; text: string }>) => {
  const answers: { status: number; text: string }[] = [];
  const statements = await watchStatements(async () => answers.push(await call()));
  expect(answers[0]?.status, answers[0]?.text).toBe(200);
  return statements;
};

/** A gyg with a pending, a confirmed and a cancelled booking in the name of its host, and a recipient. */
async function bookedGyg() {
  const { gyg, admin, host } = await api.scene([{ needsApproval: true }], { beneficiaryPositions: 2 });
  const people = [await api.user(), await api.user(), await api.user()] as const;
  const at = api.clock.now();
  await api.seed(async (seeder) => {
    for (const [index, { id: userId }] of people.entries()) {
      await seeder.addMember({ organizationId: host.id, userId, role: 'MEMBER' });
      const booked = { gygId: gyg.id, needId: gyg.needId, contributionType: 'SKILL', userId, at } as const;
      const { id } = await seeder.book({ ...booked, userOrganization: host.id });
      if (index > 0) await seeder.answerBooking(id, { byUserId: admin.id, accept: true, at });
      if (index > 1) await seeder.cancelBooking({ bookingId: id, byUserId: userId, reason: 'Ill', at });
    }
    await seeder.addRecipient({ gygId: gyg.id, userId: people[0].id, at });
  });
  return { host: api.as(admin), ofGyg: { gygId: gyg.id }, ofHost: { organizationId: host.id } };
}
const booked = await bookedGyg();

/** A webhook of the host with a call that waits. */
async function webhookWithCall() {
  const body = { url: 'https://hooks.example/gyg', events: ['booking.created'] };
  const { data } = await host('createWebhook', { params: ofHost, body });
  const params = { ...ofHost, webhookId: data.id };
  await host('testWebhook', { params, body: {} });
  return params;
}
const ofWebhook = await webhookWithCall();

const sorts = ({ plan }: ExplainedStatement) => /TEMP B-TREE FOR ORDER BY/.test(plan);
const counts = ({ sql }: ExplainedStatement) => /^select ("\w+", )?count/.test(sql);
const byIndex = (statements: readonly ExplainedStatement[], index: string) =>
  statements.filter((statement) => !counts(statement) && new RegExp(`INDEX ${index}\\b`).test(statement.plan));

const desk =
  (query: Record<string, string> = {}) =>
  () =>
    booked.host('listGygBookings', { params: booked.ofGyg, query });
const door = () => booked.host('listAttendance', { params: booked.ofGyg });
const recipients = () => booked.host('listBeneficiaries', { params: booked.ofGyg });
const ofMembers = () => booked.host('listMemberBookings', { params: { ...booked.ofGyg, ...booked.ofHost } });
const auditLog =
  (query: Record<string, string> = {}) =>
  () =>
    superUser('listAuditEntries', { query });
const mails = (state: string) => () => superUser('listQueuedMails', { query: { state } });

describe('is read by its index, in its order, without sorting', () => {
  test.each([
    ['the participants of a gyg', 'bookings_of_gyg', () => host('listParticipants', { params: ofGyg })],
    ['the bookings of a gyg', 'bookings_of_gyg', desk()],
    ['the bookings of a gyg that wait', 'bookings_of_gyg_by_status', desk({ group: 'waiting', sort: 'created:asc' })],
    ['the confirmed bookings of a gyg', 'bookings_of_gyg_by_status', desk({ group: 'confirmed' })],
    ['the recipients of a gyg', 'beneficiaries_by_gyg', recipients],
    ['the messages of a gyg', 'gyg_messages_list', () => host('listGygMessages', { params: ofGyg })],
    ['the bookings of a person', 'bookings_by_user', () => booker('listUserBookings', { params: self })],
    ['the notifications of a person', 'notifications_list', () => booker('listNotifications', { params: self })],
    ['the origins of all organisations', 'organization_origins_by_origin', () => superUser('listAllOrigins')],
    ['people', 'users_by_name', () => superUser('listPeople')],
    ['the audit log', 'audit_entries_newest', auditLog()],
    ['the audit log of some days', 'audit_entries_newest', auditLog({ from: '2027-04-01', to: '2027-06-01' })],
    ['a category of the audit log', 'audit_entries_by_category', auditLog({ category: 'access' })],
    ['what was done with one right', 'audit_entries_by_role', auditLog({ role: 'admin' })],
    ['the organisations on the home page', 'featured_list', () => guest('listFeaturedOrganizations')],
    ['failed mails', 'mail_outbox_troubled', mails('failed')],
    ['waiting mails', 'mail_outbox_due', mails('waiting')],
    [
      'pending stories of all organisations',
      'stories_newest',
      () => superUser('findStories', { query: { status: 'PENDING', sort: 'oldest' } }),
    ],
    [
      'pending requests for organisation accounts',
      'organization_requests_list',
      () => superUser('listOrganizationRequests', { query: { status: 'PENDING' } }),
    ],
    [
      'all requests for organisation accounts',
      'organization_requests_newest',
      () => superUser('listOrganizationRequests'),
    ],
    [
      'the stories of an organisation',
      'stories_by_organization',
      () => guest('listOrganizationStories', { params: ofHost }),
    ],
  ] as const)('the list of %s', async (_list, index, call) => {
    const statements = byIndex(await statementsOf(call), index);
    expect(statements.length).toBeGreaterThan(0);
    expect(statements.filter(sorts).map(({ sql, plan }) => `${sql}\n${plan}`)).toEqual([]);
  });
});

describe('is narrowed by an index', () => {
  test.each([
    [
      'the organisations with open gygs',
      'gygs_list_by_host',
      () => guest('listOrganizations', { query: { hosting: 'true' } }),
    ],
    ['the needs of a gyg', 'needs_by_gyg', () => guest('listPositions', { params: ofGyg })],
    ['the door list', 'bookings_of_gyg_by_status', door],
    ['the bookings of members', 'bookings_by_organization', ofMembers],
    ['a person’s bookings of a gyg', 'bookings_of_gyg_by_user', () => booker('getGygViewer', { params: ofGyg })],
    [
      'the members of an organisation',
      'memberships_by_organization',
      () => host('listOrganizationUsers', { params: ofHost }),
    ],
    ['the invitations of an organisation', 'invites_list', () => host('listInvites', { query: ofHost })],
    [
      'the proposals to an organisation',
      'proposals_by_organization',
      () => host('listOrganizationProposals', { params: ofHost }),
    ],
    [
      'what members attended in the name of an organisation',
      'bookings_by_organization',
      () => host('listOrganizationUsers', { params: ofHost }),
    ],
    [
      'the requests to join an organisation',
      'membership_requests_by_organization',
      () => host('listMembershipRequests', { params: ofHost }),
    ],
    [
      'the requests to represent an organisation',
      'representation_requests_by_organization',
      () => host('listOrganizationRepresentationRequests', { params: ofHost }),
    ],
    [
      'the gygs that an organisation is a partner of',
      'gyg_partners_by_organization',
      () => guest('listPartneredGygs', { params: { organizationId: fixture.partner.id } }),
    ],
    ['the keys of an organisation', 'organization_keys_by_organization', () => host('listKeys', { params: ofHost })],
    ['the webhooks of an organisation', 'webhooks_by_organization', () => host('listWebhooks', { params: ofHost })],
    ['the calls of a webhook', 'webhook_deliveries_log', () => host('listDeliveries', { params: ofWebhook })],
  ] as const)('the list of %s', async (_list, index, call) => {
    const statements = await statementsOf(call);
    expect(byIndex(statements, index).length, statements.map(({ plan }) => plan).join('\n\n')).toBeGreaterThan(0);
  });

  test.each([
    ['bookings', 'bookings_of_gyg_by_status'],
    ['stories', 'stories_by_organization'],
    ['requests to join', 'membership_requests_by_organization'],
    ['requests to represent', 'representation_requests_by_organization'],
    ['proposals', 'proposals_by_organization'],
    ['requests to be a partner', 'gyg_partners_by_organization'],
    ['requests to join a portfolio', 'portfolio_organizations_by_organization'],
  ])('the list of decisions about %s', async (_kind, index) => {
    const statements = await statementsOf(() => host('listDecisions', { params: ofHost }));
    expect(byIndex(statements, index).length, statements.map(({ plan }) => plan).join('\n\n')).toBeGreaterThan(0);
  });

  test.each([
    ['of an organisation', () => host('getOrganizationDesk', { params: ofHost })],
    ['of a gyg', () => host('getGygDesk', { params: ofGyg })],
    ['of decisions', () => host('listDecisions', { params: ofHost })],
  ])('every statement of the desk %s', async (_desk, call) => {
    const plans = (await statementsOf(call)).map(({ plan }) => plan);
    // People are counted from two indexes that are merged.
    expect(plans.filter((plan) => /SCAN (?!(concerned|one)$)\w+( USING|$)/m.test(plan))).toEqual([]);
  });

  test('the frequent queries of the scheduler', async () => {
    const scheduler = createScheduler({ db: api.db, now: api.clock.now, publicUrl: 'https://gyg.example' });
    const plans = (await watchStatements(() => scheduler.runOnce())).map(({ plan }) => plan);
    expect(plans.join('\n')).toMatch(/INDEX gygs_public_list\b/);
    expect(plans.join('\n')).toMatch(/INDEX gygs_end\b/);
    expect(plans.join('\n')).toMatch(/INDEX gygs_unsearchable\b/);
    expect(plans.filter((plan) => /SCAN (gygs|bookings|notifications)$/m.test(plan))).toEqual([]);
    // Reminders: the gygs that start soon are few, and their settings and records are looked up.
    const reminders = plans.filter((plan) => plan.includes('reminders'));
    expect(reminders).toHaveLength(2);
    for (const plan of reminders) expect(plan).toMatch(/SEARCH gygs USING (COVERING )?INDEX gygs_public_list /);
    expect(reminders.filter((plan) => /SCAN/.test(plan))).toEqual([]);
  });
});

test('keys, origins and the calls of webhooks are found by their indexes', async () => {
  const { data: key } = await host('createKey', { params: ofHost, body: { name: 'Plan', scopes: ['gygs:read'] } });
  const withKey = await watchStatements(() => api.call('listGoals', { token: key.key }));
  expect(withKey.map(({ plan }) => plan).join('\n')).toMatch(/INDEX organization_keys_hash_unique\b/);
  const site = await watchStatements(() => createFramingOrigins({ db: api.db }).has('https://www.example.org'));
  expect(site.map(({ plan }) => plan).join('\n')).toMatch(/INDEX organization_origins_by_origin\b/);
  const post = async () => ({ status: 200, headers: {}, body: '', took: 1 });
  const worker = createWebhookWorker({ db: api.db, publicUrl: 'https://gyg.example', post, now: api.clock.now });
  const plans = (await watchStatements(() => worker.runOnce())).map(({ plan }) => plan).join('\n');
  expect(plans).toMatch(/SEARCH webhook_deliveries USING INDEX webhook_deliveries_due\b/);
  expect(plans).toMatch(/SEARCH earlier USING (COVERING )?INDEX webhook_deliveries_order\b/);
  // Which webhooks have due calls: the index holds only those that wait.
  const scans = plans.match(/SCAN .*/g) ?? [];
  expect(scans.filter((scan) => !scan.includes('INDEX webhook_deliveries_due'))).toEqual([]);
});

test('a keyword in the audit log reads only entries about what it names', async () => {
  const plans = (await statementsOf(auditLog({ keyword: 'coast' }))).map(({ plan }) => plan);
  const ofLog = plans.filter((plan) => plan.includes('audit_entries'));
  expect(ofLog).toHaveLength(2);
  for (const plan of ofLog) expect(plan).not.toMatch(/SCAN audit_entries/);
  for (const plan of ofLog) expect(plan).toMatch(/MULTI-INDEX OR/);
});

test('mails are counted by their indexes', async () => {
  const counting = (await statementsOf(mails('failed'))).filter(counts);
  expect(counting).toHaveLength(3);
  for (const { plan } of counting) expect(plan).toMatch(/INDEX mail_outbox_(troubled|due|failed)\b/);
});

test('the overview reads the last sixty days and what is pending by indexes', async () => {
  const plans = (await statementsOf(() => superUser('getOverview'))).map(({ plan }) => plan).join('\n');
  for (const index of [
    ...['bookings_newest', 'users_newest', 'organizations_newest', 'audit_entries_newest', 'gygs_public_list_by_goal'],
    ...['gygs_end', 'stories_newest', 'organization_requests_list', 'featured_home_unique', 'mail_outbox_troubled'],
  ])
    expect(plans).toMatch(new RegExp(`INDEX ${index}\\b`));
  // Accounts are counted; jobs and decisions about remotes are few.
  const whole = plans.match(/SCAN \w+$/gm) ?? [];
  expect(new Set(whole)).toEqual(new Set(['SCAN jobs', 'SCAN remote_choices', 'SCAN users']));
});

describe('the number of bookings and places', () => {
  test.each([
    ['the bookings of a gyg', desk()],
    ['the confirmed bookings of a gyg', desk({ group: 'confirmed' })],
    ['the bookings of a need', desk({ needId: 'any' })],
  ])('in the list of %s is not counted', async (_list, call) => {
    const statements = await statementsOf(call);
    expect(statements.filter(counts).map(({ sql }) => sql)).toEqual([]);
  });

  test.each([
    ['what is marked in the door list', 'bookings_of_gyg_marked', door],
    ['cancelled places', 'beneficiaries_by_gyg', recipients],
    ['the bookings of members', 'bookings_by_organization', ofMembers],
  ])('of %s is counted by its index', async (_list, index, call) => {
    const counting = (await statementsOf(call)).filter(counts);
    expect(counting.length).toBeGreaterThan(0);
    for (const { plan } of counting) expect(plan).toMatch(new RegExp(`INDEX ${index}\\b`));
    for (const { plan } of counting) expect(plan).not.toMatch(/INDEX bookings_of_gyg(_by_status)?\b/);
  });

  test.each([
    ['of a gyg', () => booked.host('getGygDesk', { params: booked.ofGyg })],
    ['in a list of gygs', () => booked.host('findHostedGygs', { query: booked.ofHost })],
  ])('%s is not counted from rows', async (_call, call) => {
    const plans = (await statementsOf(call)).map(({ plan }) => plan);
    expect(plans.filter((plan) => /SEARCH bookings USING INDEX bookings_of_gyg(_by_status)?\b/.test(plan))).toEqual([]);
  });
});

test('a list without an index is detected', async () => {
  const [statement] = await watchStatements(() => api.db.read.select().from(needs).orderBy(needs.title));
  expect(statement && sorts(statement)).toBe(true);
});

import { needs } from '@gyg/database/schema';
import { type WatchedStatement, watchStatements } from '@gyg/database/testing';
import { afterAll, describe, expect, test } from 'vitest';
import { createScheduler } from '../../scheduler/create-scheduler';
import { createTestApi } from '../index';
import { createFixture } from '../matrix/fixture';

// SQLite describes its query plan as text; PostgreSQL's choice depends on the number of rows. The test checks the
// statements that the calls really send, so a changed filter or order is checked as well.

const api = await createTestApi();
const fixture = await createFixture(api);
afterAll(() => api.close());

const [guest, booker, host] = [api.call, api.as(fixture.booker), api.as(fixture.hostAdmin)];
const ofHost = { organizationId: fixture.host.id };
const ofGyg = { gygId: fixture.gyg.id };
const self = { userId: fixture.booker.id };

const statementsOf = async (call: () => Promise<{ status: number; text: string }>) => {
  const answers: { status: number; text: string }[] = [];
  const statements = await watchStatements(async () => answers.push(await call()));
  expect(answers[0]?.status, answers[0]?.text).toBe(200);
  return statements;
};

const sorts = ({ plan }: WatchedStatement) => /TEMP B-TREE FOR ORDER BY/.test(plan);
const byIndex = (statements: readonly WatchedStatement[], index: string) =>
  statements.filter(({ sql, plan }) => !sql.startsWith('select count') && new RegExp(`INDEX ${index}\\b`).test(plan));

const desk = (query: Record<string, string>) => () => host('listGygBookings', { params: ofGyg, query });
const find = (body: Record<string, unknown>) => () => guest('findGygs', { body });

describe('is read by its index, in its order, without sorting', () => {
  test.each([
    ['upcoming gygs', 'gygs_public_list', find({ states: ['PUBLISHED'] })],
    ['gygs under way', 'gygs_public_list', find({ states: ['ONGOING'] })],
    ['past gygs', 'gygs_public_list', find({ states: ['FINISHED'] })],
    ['the participants of a gyg', 'bookings_of_gyg', () => host('listParticipants', { params: ofGyg })],
    ['the bookings of a gyg', 'bookings_of_gyg', desk({})],
    ['the bookings of a gyg that wait', 'bookings_of_gyg_by_status', desk({ group: 'waiting', sort: 'created:asc' })],
    ['the confirmed bookings of a gyg', 'bookings_of_gyg_by_status', desk({ group: 'confirmed' })],
    ['the messages of a gyg', 'gyg_messages_list', () => host('listGygMessages', { params: ofGyg })],
    ['the bookings of a person', 'bookings_by_user', () => booker('listUserBookings', { params: self })],
    ['the notifications of a person', 'notifications_list', () => booker('listNotifications', { params: self })],
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
    ['the gygs of a host', 'gygs_list_by_host', () => guest('listOrganizationGygs', { params: ofHost })],
    ['the needs of a gyg', 'needs_by_gyg', () => guest('listPositions', { params: ofGyg })],
    ['the door list', 'bookings_of_gyg_by_status', () => host('listAttendance', { params: ofGyg })],
    ['the recipients of a gyg', 'beneficiaries_by_gyg', () => host('listBeneficiaries', { params: ofGyg })],
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
    expect(plans.filter((plan) => /SCAN \w+( USING|$)/m.test(plan))).toEqual([]);
  });

  test('the frequent queries of the scheduler', async () => {
    const scheduler = createScheduler({ db: api.db, now: api.clock.now, publicUrl: 'https://gyg.example' });
    const plans = (await watchStatements(() => scheduler.runOnce())).map(({ plan }) => plan);
    expect(plans.join('\n')).toMatch(/INDEX gygs_public_list\b/);
    expect(plans.join('\n')).toMatch(/INDEX gygs_end\b/);
    expect(plans.filter((plan) => /SCAN (gygs|bookings|notifications)$/m.test(plan))).toEqual([]);
  });
});

test('a list without an index is detected', async () => {
  const [statement] = await watchStatements(() => api.db.read.select().from(needs).orderBy(needs.title));
  expect(statement && sorts(statement)).toBe(true);
});

import { notifications, representationRequests } from '@gyg/database/schema';
import { and, eq } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { createTestApi, type TestUser } from '../../../testing';

const api = await createTestApi();
afterAll(() => api.close());
const superUser = await api.user();

async function club(admins = 1) {
  const organization = await api.organization();
  const people: TestUser[] = [];
  for (let index = 0; index < admins; index += 1) {
    const person = await api.user();
    await api.member(organization.id, person.id, 'ADMIN');
    people.push(person);
  }
  const [admin = superUser] = people;
  const member = await api.user();
  await api.member(organization.id, member.id, 'MEMBER');
  return { organization, admin, admins: people, member };
}

const setRole = (who: TestUser, organizationId: string, of: TestUser, role: string, groups: string[] = []) =>
  api.as(who, { groups })('saveMembership', { params: { userId: of.id, organizationId }, body: { role } });
const end = (who: TestUser, organizationId: string, of: TestUser, role?: string) =>
  api.as(who)('deleteMembership', {
    params: { userId: of.id, organizationId },
    ...(role === undefined ? {} : { query: { role } }),
  });
const membersOf = async (organizationId: string) => {
  const boss = api.as(superUser, { groups: ['superusers'] });
  return (await boss('listOrganizationUsers', { params: { organizationId } })).data.users;
};
const adminsOf = async (organizationId: string) =>
  (await membersOf(organizationId)).filter((one) => one.role === 'ADMIN').map((one) => one.userId);
const typesOf = async (userId: string) => {
  const rows = await api.db.read.select().from(notifications).where(eq(notifications.userId, userId));
  return rows.map((row) => row.type);
};

describe('the members of an organisation', () => {
  test('are listed with addresses for its admins only, administrators first, in pages', async () => {
    const { organization, admin, member } = await club();
    const params = { organizationId: organization.id };
    const { data } = await api.as(admin)('listOrganizationUsers', { params });
    expect(data.users.map((user) => [user.userId, user.email, user.role])).toEqual([
      [admin.id, admin.email, 'ADMIN'],
      [member.id, member.email, 'MEMBER'],
    ]);
    const second = await api.as(admin)('listOrganizationUsers', { params, query: { page: '1', pageSize: '1' } });
    expect(second.data).toMatchObject({ total: 2, page: 1, users: [{ userId: member.id }] });
    expect((await api.as(member)('listOrganizationUsers', { params })).status).toBe(403);
    expect((await api.call('listOrganizationUsers', { params })).status).toBe(401);
    const missing = await api.as(admin)('listOrganizationUsers', { params: { organizationId: 'none' } });
    expect(missing.status).toBe(404);
  });
});

describe('the organisations of a person', () => {
  test('are listed by name and in pages', async () => {
    const person = await api.user();
    for (const name of ['Cliff', 'Beach', 'Dune']) {
      const { id } = await api.organization({ name });
      await api.member(id, person.id);
    }
    const list = async (query: Record<string, string>) =>
      (await api.call('listUserOrganizations', { params: { userId: person.id }, query })).data;
    const whole = await list({});
    expect(whole).toMatchObject({ total: 3, page: 0, pageSize: 100 });
    expect(whole.organizations.map((organization) => organization.name)).toEqual(['Beach', 'Cliff', 'Dune']);
    const second = await list({ page: '1', pageSize: '2' });
    expect(second.organizations.map((organization) => organization.name)).toEqual(['Dune']);
  });
});

describe('a role', () => {
  test('is changed by an admin, and the member is notified', async () => {
    const { organization, admin, member } = await club();
    expect((await setRole(admin, organization.id, member, 'ADMIN')).data).toMatchObject({ role: 'ADMIN' });
    expect(await typesOf(member.id)).toEqual(['organization_admin']);
    expect((await setRole(member, organization.id, admin, 'member')).data).toMatchObject({ role: 'MEMBER' });
    expect(await typesOf(admin.id)).toEqual(['membership_member']);
    expect((await setRole(admin, organization.id, admin, 'ADMIN')).status).toBe(403);
  });

  test('of the last admin cannot be removed by anyone', async () => {
    const { organization, admin } = await club();
    for (const answer of [
      await setRole(admin, organization.id, admin, 'MEMBER'),
      await setRole(superUser, organization.id, admin, 'MEMBER', ['superusers']),
      await end(admin, organization.id, admin),
    ]) {
      expect([answer.status, answer.problem.code]).toEqual([409, 'user_org.last_admin']);
    }
    expect(await adminsOf(organization.id)).toEqual([admin.id]);
  });

  test('stays with one of two admins who leave at the same time', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { organization, admins } = await club(2);
      const answers = await Promise.all(
        admins.map((admin, index) =>
          index === round % 2 ? end(admin, organization.id, admin) : setRole(admin, organization.id, admin, 'MEMBER'),
        ),
      );
      expect(answers.filter((response) => response.status === 409)).toHaveLength(1);
      expect(await adminsOf(organization.id)).toHaveLength(1);
    }
  });

  test('can be given to any user by a super user, to members by an admin, and not through a partner site', async () => {
    const { organization, admin, member } = await club();
    const [newcomer, outsider] = [await api.user(), await api.user()];
    expect((await setRole(admin, organization.id, newcomer, 'ADMIN')).problem.code).toBe('user_org.missing');
    const granted = await setRole(superUser, organization.id, newcomer, 'ADMIN', ['superusers']);
    expect(granted.data).toMatchObject({ status: 'MEMBER', role: 'ADMIN' });
    expect((await setRole(outsider, organization.id, member, 'ADMIN')).status).toBe(403);
    const params = { userId: member.id, organizationId: organization.id };
    const partner = api.fromPartner(admin);
    expect((await partner('saveMembership', { params, body: { role: 'ADMIN' } })).status).toBe(403);
  });
});

describe('the audit log has', () => {
  test('changed roles and removals, with the right that was used', async () => {
    const { organization, admin, member } = await club();
    const newcomer = await api.user();
    const details = { organizationId: organization.id };
    await setRole(admin, organization.id, member, 'ADMIN');
    await setRole(admin, organization.id, member, 'ADMIN');
    api.clock.pass(1);
    await setRole(superUser, organization.id, member, 'MEMBER', ['superusers']);
    api.clock.pass(1);
    await end(admin, organization.id, member);
    expect(await api.auditOf(member.id)).toMatchObject([
      { actor: admin.id, role: 'admin', action: 'member.role_changed', before: { role: 'MEMBER' }, details },
      { actor: superUser.id, role: 'super', action: 'member.role_changed', after: { role: 'MEMBER' }, details },
      { actor: admin.id, role: 'admin', action: 'member.removed', before: { role: 'MEMBER' }, after: null, details },
    ]);
    await setRole(superUser, organization.id, newcomer, 'ADMIN', ['superusers']);
    expect(await api.auditOf(newcomer.id)).toMatchObject([
      { actor: superUser.id, role: 'super', action: 'member.accepted', after: { role: 'ADMIN' }, details },
    ]);
  });

  test('neither refused changes nor what people do to themselves', async () => {
    const { organization, admin, member } = await club();
    await setRole(admin, organization.id, admin, 'MEMBER');
    await end(member, organization.id, member);
    expect([await api.auditOf(admin.id), await api.auditOf(member.id)]).toEqual([[], []]);
  });
});

describe('a membership', () => {
  test('ends by leaving, once, and the admins are notified', async () => {
    const { organization, admin, member } = await club();
    const answers = await Promise.all([end(member, organization.id, member), end(member, organization.id, member)]);
    expect(answers.map((response) => response.status).sort()).toEqual([204, 404]);
    expect(await typesOf(admin.id)).toEqual(['membership_left']);
  });

  test('is ended by an admin, whose call contains the current role', async () => {
    const { organization, admin, member } = await club();
    const outsider = await api.user();
    expect((await end(outsider, organization.id, member)).status).toBe(403);
    expect((await end(admin, organization.id, outsider)).problem.code).toBe('user_org.missing');
    expect((await end(admin, organization.id, member, 'ADMIN')).status).toBe(404);
    expect((await end(admin, organization.id, member, 'member')).status).toBe(204);
    expect(await typesOf(member.id)).toEqual(['membership_removed']);
  });

  test('that is only requested is withdrawn, or declined by an admin', async () => {
    const { organization, admin } = await club();
    const [one, two] = [await api.user(), await api.user()];
    for (const person of [one, two]) await setRole(person, organization.id, person, 'member');
    expect((await end(one, organization.id, one, 'member')).status).toBe(204);
    expect((await end(admin, organization.id, two)).status).toBe(204);
    const { data } = await api.as(admin)('listMembershipRequests', { params: { organizationId: organization.id } });
    expect(data.requests.map((request) => [request.userId, request.status]).sort()).toEqual(
      [
        [one.id, 'WITHDRAWN'],
        [two.id, 'DECLINED'],
      ].sort(),
    );
    expect((await end(one, organization.id, one)).status).toBe(404);
  });

  test('when ended also ends upcoming representations, but not past ones', async () => {
    const { organization, admin, member } = await club();
    const past = await api.scene([{}], { startsIn: 1 });
    const coming = await api.scene([{}, {}]);
    const book = async (gyg: typeof past.gyg, needId: string) => {
      const body = {
        userId: member.id,
        gygPositionId: needId,
        contributionType: 'SKILL',
        quantity: 1,
        userOrganization: organization.id,
      };
      return (await api.as(member)('createBooking', { params: { gygId: gyg.id }, body })).data.id;
    };
    const [first, second] = coming.gyg.needs;
    const bookings = [
      await book(past.gyg, past.gyg.needId),
      await book(coming.gyg, first?.id ?? ''),
      await book(coming.gyg, second?.id ?? ''),
    ];
    const requestOf = async (bookingId = '') => {
      const ofBooking = eq(representationRequests.bookingId, bookingId);
      const [row] = await api.db.read.select().from(representationRequests).where(and(ofBooking));
      return row;
    };
    for (const bookingId of bookings.slice(0, 2)) {
      const params = { requestId: (await requestOf(bookingId))?.id ?? '' };
      await api.as(admin)('acceptRepresentationRequest', { params });
    }
    api.clock.pass(8);
    await end(member, organization.id, member);
    const statuses = await Promise.all(bookings.map(async (id) => (await requestOf(id))?.status));
    expect(statuses).toEqual(['ACCEPTED', 'REVOKED', 'WITHDRAWN']);
    const mine = await api.as(member)('listUserBookings', { params: { userId: member.id } });
    const represented = new Map(mine.data.bookings.map((booking) => [booking.id, booking.organizationId]));
    expect(bookings.map((id) => represented.get(id))).toEqual([organization.id, null, null]);
  });
});

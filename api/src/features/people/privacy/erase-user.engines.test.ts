import { bookings, gygs, mailOutbox, needs, notifications, storedImages, users } from '@gyg/database/schema';
import { and, eq } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { createTestApi, type TestUser } from '../../../testing';
import { createFullPerson, fullName } from '../../../testing/full-person';
import { goodPicture } from '../../../testing/test-picture';

const erasedSubjects: string[] = [];
let identityFails = false;
const boss = { subject: 'boss-subject' };
const api = await createTestApi({
  superUserSubjects: [boss.subject],
  accounts: {
    async eraseIdentity(_t, subject) {
      if (identityFails) throw new Error('The identity does not answer');
      erasedSubjects.push(subject);
    },
  },
});
afterAll(() => api.close());
const superUser = await api.user(boss);

const erase = (who: TestUser, of = who) => api.as(who)('eraseUser', { params: { userId: of.id } });
const notificationsOf = (userId: string, type?: string) =>
  api.db.read
    .select()
    .from(notifications)
    .where(and(eq(notifications.userId, userId), type === undefined ? undefined : eq(notifications.type, type)));
const needOf = async (needId = '') => (await api.db.read.select().from(needs).where(eq(needs.id, needId)))[0];
const bookingOf = async (id = '') => (await api.db.read.select().from(bookings).where(eq(bookings.id, id)))[0];
const book = (who: TestUser, gyg: { id: string; needId: string }) =>
  api.as(who)('createBooking', {
    params: { gygId: gyg.id },
    body: { userId: who.id, gygPositionId: gyg.needId, contributionType: 'SKILL', quantity: 1, userOrganization: null },
  });

describe('erasing a user', () => {
  test('can be done only by the user', async () => {
    const [person, other] = [await api.user(), await api.user()];
    expect((await api.call('eraseUser', { params: { userId: person.id } })).status).toBe(401);
    expect((await erase(other, person)).status).toBe(403);
    const call = api.as(superUser, { groups: ['superusers'] });
    expect((await call('eraseUser', { params: { userId: person.id } })).status).toBe(403);
    expect((await api.call('getUser', { params: { userId: person.id } })).status).toBe(200);
  });

  test('cannot be done or read by a partner site, even where the person is logged in', async () => {
    const person = await api.user();
    const call = api.fromPartner(person);
    for (const name of ['exportUser', 'eraseUser'] as const) {
      expect((await call(name, { params: { userId: person.id } })).status).toBe(403);
    }
    expect((await api.as(person)('getUser', { params: { userId: person.id } })).data.email).toBe(person.email);
  });

  test('releases upcoming bookings, keeps past contributions, and notifies the hosts without the name', async () => {
    const { person, coming, past, bookings: made, colleague, organization } = await createFullPerson(api);
    expect((await erase(person)).status).toBe(204);
    expect(await bookingOf(made.done)).toMatchObject({ status: 'ACTIVE', attendance: 'ATTENDED', userId: person.id });
    for (const id of [made.coming, made.pending]) expect((await bookingOf(id))?.status).toBe('CANCELLED');
    for (const need of coming.gyg.needs) expect((await needOf(need.id))?.bookedPositions).toBe(0);
    const [gyg] = await api.db.read.select().from(gygs).where(eq(gygs.id, coming.gyg.id));
    expect(gyg?.beneficiariesTaken).toBe(0);
    const notified = (await notificationsOf(coming.admin.id)).map((row) => row.type);
    expect(notified.filter((type) => type === 'booking_erased')).toHaveLength(2);
    expect(notified).toContain('recipient_erased');
    // An organisation with another administrator sends no alert.
    expect(await notificationsOf(superUser.id, 'organization_without_admin')).toEqual([]);
    const seen = await api.as(colleague)('listNotifications', { params: { userId: colleague.id } });
    expect(seen.text).not.toContain(fullName);
    expect(seen.text).toContain('Someone');
    const params = { params: { organizationId: past.host.id } };
    const profile = await api.call('getOrganizationProfile', params);
    expect(profile.data.statistics.helpReceived).toBe(2);
    const members = await api.as(colleague)('listOrganizationUsers', { params: { organizationId: organization.id } });
    expect(members.data.users.map((user) => user.userId)).toEqual([colleague.id]);
  });

  test('makes them invisible: not listed, not found, logged out, and sent one last mail', async () => {
    const person = await api.user({ fullName: 'Gone Person', locale: 'se' });
    const { host, admin } = await api.scene([{}]);
    await api.member(host.id, person.id);
    await erase(person);
    const params = { userId: person.id };
    for (const name of ['getUser', 'getUserProfile', 'listUserOrganizations'] as const) {
      expect((await api.call(name, { params })).problem.code).toBe('user.missing');
    }
    const results = await api.as(admin)('searchUsers', { body: { keyword: 'gone person' } });
    expect(results.data.total).toBe(0);
    expect((await api.as(person)('listNotifications', { params })).status).toBe(401);
    expect((await erase(person)).status).toBe(401);
    expect(erasedSubjects).toContain(person.subject);
    const mails = await api.db.read.select().from(mailOutbox).where(eq(mailOutbox.to, person.email));
    expect(mails).toMatchObject([{ template: 'accountErased', locale: 'se', data: { name: 'Gone Person' } }]);
  });

  test('succeeds for the last administrator and alerts the super users', async () => {
    const organization = await api.organization({ name: 'Orphaned' });
    const admins = [await api.user(), await api.user()];
    for (const admin of admins) await api.member(organization.id, admin.id, 'ADMIN');
    const answers = await Promise.all(admins.map((admin) => erase(admin)));
    expect(answers.map((response) => response.status)).toEqual([204, 204]);
    const alerts = await notificationsOf(superUser.id, 'organization_without_admin');
    expect(alerts).toMatchObject([{ title: 'Orphaned has no administrator', organizationId: organization.id }]);
  });

  test('deletes the pictures that they uploaded of themselves', async () => {
    const person = await api.user();
    const params = { userId: person.id };
    const [body, image] = [{ userId: person.id }, await goodPicture('profile')];
    const uploaded = await api.as(person)('uploadProfileImage', { body, image });
    expect(uploaded.status).toBe(200);
    expect(api.mediaFiles.size).toBeGreaterThan(0);
    expect((await api.call('getUser', { params })).data.profileImage).toBe(uploaded.data.url);
    await erase(person);
    expect(api.mediaFiles.size).toBe(0);
  });

  test('deletes a picture that was being stored at that time with the next erasure', async () => {
    const [person, other] = [await api.user(), await api.user()];
    await erase(person);
    const url = '/media/uploads/proposal/late-1600.webp';
    const late = { url, kind: 'proposal', width: 1600, height: 900, uploadedBy: person.id } as const;
    await api.db.tx(async (tx) => {
      await tx.insert(storedImages).values(late);
    });
    await erase(other);
    expect(await api.db.read.$count(storedImages, eq(storedImages.url, url))).toBe(0);
  });

  test('is atomic: if the account cannot be erased, the user stays unchanged and may try again', async () => {
    const person = await api.user();
    const { gyg } = await api.scene([{}]);
    await book(person, gyg);
    identityFails = true;
    expect((await erase(person)).status).toBe(500);
    identityFails = false;
    expect((await needOf(gyg.needId))?.bookedPositions).toBe(1);
    expect((await api.as(person)('getUser', { params: { userId: person.id } })).data.email).toBe(person.email);
    expect((await erase(person)).status).toBe(204);
  });

  test('runs once for many simultaneous calls', async () => {
    const person = await api.user();
    const { gyg, admin } = await api.scene([{ offeredPositions: 1 }]);
    await book(person, gyg);
    const answers = await Promise.all(Array.from({ length: 6 }, () => erase(person)));
    expect(
      answers.every((response) => response.status === 204 || response.status === 401 || response.status === 404),
    ).toBe(true);
    expect(answers.some((response) => response.status === 204)).toBe(true);
    expect((await needOf(gyg.needId))?.bookedPositions).toBe(0);
    expect(await notificationsOf(admin.id, 'booking_erased')).toHaveLength(1);
    const mails = await api.db.read.select().from(mailOutbox).where(eq(mailOutbox.to, person.email));
    expect(mails).toHaveLength(1);
  });

  test('concurrent with a booking, a place and a membership leaves none of them active', async () => {
    const club = await api.organization({ memberApproval: 'ANYONE' });
    for (let round = 0; round < 8; round += 1) {
      const person = await api.user();
      const { gyg } = await api.scene([{ offeredPositions: 1 }], { beneficiaryPositions: 1 });
      const params = { userId: person.id, organizationId: club.id };
      const calls = [
        () => book(person, gyg),
        () => api.as(person)('createBeneficiary', { params: { gygId: gyg.id }, body: { userId: person.id } }),
        () => api.as(person)('saveMembership', { params, body: { role: 'member' } }),
      ];
      const turn = round % 4;
      const all = [...calls.slice(0, turn), () => erase(person), ...calls.slice(turn)];
      const answers = await Promise.all(all.map((call) => call()));
      expect(answers.map((response) => response.status).filter((status) => status >= 500)).toEqual([]);
      expect((await needOf(gyg.needId))?.bookedPositions).toBe(0);
      const [taken] = await api.db.read.select().from(gygs).where(eq(gygs.id, gyg.id));
      expect(taken?.beneficiariesTaken).toBe(0);
      const call = api.as(superUser, { groups: ['superusers'] });
      const members = await call('listOrganizationUsers', { params: { organizationId: club.id } });
      expect(members.data.total).toBe(0);
    }
  });

  test('keeps the row, so that contributions keep their reference', async () => {
    const person = await api.user();
    await erase(person);
    const [row] = await api.db.read.select().from(users).where(eq(users.id, person.id));
    expect(row).toMatchObject({ fullName: '', email: null, profileImage: null, subject: `erased:${person.id}` });
  });
});

import { gygTransitions, mailOutbox, needs } from '@gyg/database/schema';
import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { createTestApi, type TestUser } from '../../../testing';

const api = await createTestApi();
afterAll(() => api.close());

type Move = 'publishGyg' | 'unpublishGyg' | 'finishGyg';
const move = (who: TestUser, name: Move, gygId: string, body: object = {}) =>
  api.as(who)(name, { params: { gygId }, body });
const book = (user: TestUser, gyg: { id: string; needId: string }, over: object = {}) =>
  api.as(user)('createBooking', {
    params: { gygId: gyg.id },
    body: {
      contributionType: 'SKILL',
      quantity: 1,
      userOrganization: null,
      gygPositionId: gyg.needId,
      userId: user.id,
      ...over,
    },
  });
const take = (user: TestUser, gygId: string) =>
  api.as(user)('createBeneficiary', { params: { gygId }, body: { userId: user.id } });
const statesOnRecord = async (gygId: string) =>
  (await api.db.read.select().from(gygTransitions).where(eq(gygTransitions.gygId, gygId))).map((row) => row.state);
const notificationsOf = async (user: TestUser) =>
  (await api.as(user)('listNotifications', { params: { userId: user.id } })).data.notifications;

describe('publishing', () => {
  test('publishes a draft, once, and records it', async () => {
    const { gyg, admin } = await api.scene([], { draft: true });
    const answers = await Promise.all(Array.from({ length: 6 }, () => move(admin, 'publishGyg', gyg.id)));
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    for (const answer of answers.filter((response) => response.status !== 200)) {
      expect(answer.problem.code).toBe('gyg.wrong_state');
    }
    expect((await api.call('getGyg', { params: { gygId: gyg.id } })).data.state).toBe('PUBLISHED');
    expect(await statesOnRecord(gyg.id)).toEqual(['PUBLISHED']);
  });

  test('lists all missing fields', async () => {
    const organization = await api.organization();
    const admin = await api.user();
    await api.member(organization.id, admin.id, 'ADMIN');
    const { data } = await api.as(admin)('createGyg', { body: { organizationId: organization.id, title: 'Bare' } });
    const refused = await move(admin, 'publishGyg', data.id);
    expect(refused.problem).toMatchObject({ status: 409, code: 'gyg.not_ready' });
    const missing = ['summary', 'address', 'startDateTime', 'endDateTime'];
    expect(refused.problem.errors?.map((error) => error.path)).toEqual(missing);
    const past = await api.scene([], { draft: true, startsIn: -5, lasts: 2 });
    const { problem } = await move(past.admin, 'publishGyg', past.gyg.id);
    expect(problem.errors).toMatchObject([{ path: 'endDateTime', code: 'past' }]);
  });

  test('is allowed for its hosts; for others a draft is 404', async () => {
    const manager = await api.user();
    const { gyg } = await api.scene([], { draft: true, managers: [manager.id] });
    expect((await move(await api.user(), 'publishGyg', gyg.id)).status).toBe(404);
    const superUser = api.as(await api.user(), { groups: ['superusers'] });
    expect((await superUser('publishGyg', { params: { gygId: gyg.id } })).status).toBe(403);
    expect((await move(manager, 'publishGyg', gyg.id)).status).toBe(200);
    expect((await move(await api.user(), 'publishGyg', gyg.id)).status).toBe(403);
  });
});

describe('finishing', () => {
  test('is possible after the start, and only once', async () => {
    const { gyg, admin } = await api.scene([], { startsIn: -1, lasts: 5 });
    const answers = await Promise.all([1, 2, 3].map(() => move(admin, 'finishGyg', gyg.id)));
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409, 409]);
    expect((await api.call('getGyg', { params: { gygId: gyg.id } })).data.state).toBe('FINISHED');
    expect((await statesOnRecord(gyg.id)).sort()).toEqual(['FINISHED', 'ONGOING']);
    for (const over of [{}, { draft: true }, { startsIn: -9, lasts: 1 }]) {
      const scene = await api.scene([], over);
      expect((await move(scene.admin, 'finishGyg', scene.gyg.id)).problem.code).toBe('gyg.wrong_state');
    }
  });
});

describe('unpublishing', () => {
  test('needs no reason without bookings, and only works before the start', async () => {
    const { gyg, admin } = await api.scene([{}]);
    expect((await move(admin, 'unpublishGyg', gyg.id)).data.state).toBe('CREATED');
    expect((await api.call('getGyg', { params: { gygId: gyg.id } })).status).toBe(404);
    expect((await move(admin, 'unpublishGyg', gyg.id)).problem.code).toBe('gyg.wrong_state');
    for (const over of [{ startsIn: -1 }, { startsIn: -9, lasts: 1 }]) {
      const scene = await api.scene([], over);
      expect((await move(scene.admin, 'unpublishGyg', scene.gyg.id)).problem.code).toBe('gyg.wrong_state');
    }
  });

  test('cancels and releases bookings, sends the reason, and leaves an entry in My bookings', async () => {
    const { gyg, admin, host } = await api.scene([{ needsApproval: true }, { kind: 'COMMODITY' }], {
      title: 'Cove day',
      address: 'Secret cove',
      beneficiaryPositions: 3,
    });
    const [helper, swede] = [await api.user(), await api.user({ locale: 'se' })];
    const represented = await api.organization();
    await api.member(represented.id, helper.id);
    await book(helper, gyg, { userOrganization: represented.id });
    const items = { contributionType: 'COMMODITY', quantity: 3, gygPositionId: gyg.needs[1]?.id };
    await book(helper, gyg, items);
    await take(swede, gyg.id);
    api.clock.pass(0.1);
    const refused = await move(admin, 'unpublishGyg', gyg.id, { reason: '  ' });
    expect([refused.status, refused.problem.code]).toEqual([400, 'booking.missing_reason']);
    expect((await move(admin, 'unpublishGyg', gyg.id, { reason: 'Storm' })).status).toBe(200);

    const rows = await api.db.read.select().from(needs).where(eq(needs.gygId, gyg.id));
    expect(rows.map((need) => need.bookedPositions)).toEqual([0, 0]);
    const mails = await api.db.read.select().from(mailOutbox).where(eq(mailOutbox.template, 'gygUnpublished'));
    expect(mails.map((mail) => [mail.to, mail.locale]).sort()).toEqual(
      [
        [helper.email, 'en'],
        [swede.email, 'se'],
      ].sort(),
    );
    expect(mails[0]?.data).toMatchObject({ gygTitle: 'Cove day', organization: host.name, reason: 'Storm' });
    expect((await notificationsOf(swede))[0]?.body).toContain('Storm');

    const { data } = await api.as(helper)('listUserBookings', { params: { userId: helper.id } });
    expect(data.bookings.map(({ status, gygVisible, gygTitle }) => [status, gygVisible, gygTitle])).toEqual([
      ['CANCELLED', false, 'Cove day'],
      ['CANCELLED', false, 'Cove day'],
    ]);
    expect(data.bookings.every((booking) => booking.cancelReason === 'Storm')).toBe(true);
    const places = await api.as(swede)('listUserBookings', { params: { userId: swede.id } });
    expect(places.data.places).toMatchObject([{ status: 'CANCELLED', gygTitle: 'Cove day', cancellable: false }]);
    const pending = await api.as(helper)('listUserRepresentationRequests', { params: { userId: helper.id } });
    expect(pending.data.requests.filter((request) => request.status === 'PENDING')).toEqual([]);

    expect((await move(admin, 'publishGyg', gyg.id)).status).toBe(200);
    expect((await book(helper, gyg)).status).toBe(201);
    expect((await take(swede, gyg.id)).status).toBe(201);
  });

  test('keeps the title visible only to hosts and former bookers until it is published again', async () => {
    const { gyg, admin } = await api.scene([{}], { title: 'Hush hush' });
    const [employer, boss, member] = [await api.organization(), await api.user(), await api.user()];
    await api.member(employer.id, boss.id, 'ADMIN');
    await api.member(employer.id, member.id);
    await book(member, gyg, { userOrganization: employer.id });
    const hears = async (user: TestUser) =>
      (await notificationsOf(user)).some((one) => /Hush/.test(one.title + one.body));
    const countUnread = async () =>
      (await api.as(boss)('countNotifications', { params: { userId: boss.id } })).data.count;
    const archived = async () => {
      const call = { params: { userId: boss.id }, query: { archived: 'true' } };
      return (await api.as(boss)('listNotifications', call)).text;
    };
    expect([await hears(boss), await hears(member), await hears(admin), await countUnread()]).toEqual([
      true,
      true,
      true,
      1,
    ]);
    await move(admin, 'unpublishGyg', gyg.id, { reason: 'Storm' });
    expect([await hears(boss), await hears(member), await hears(admin), await countUnread()]).toEqual([
      false,
      true,
      true,
      0,
    ]);
    expect(await archived()).not.toContain('Hush');
    const params = { organizationId: employer.id };
    expect((await api.as(boss)('listOrganizationRepresentationRequests', { params })).text).not.toContain('Hush');
    await move(admin, 'publishGyg', gyg.id);
    expect(await archived()).toContain('Hush');
  });

  test('leaves no active booking or place under concurrent bookings', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { gyg, admin } = await api.scene([{ offeredPositions: 20 }, { offeredPositions: 20 }], {
        beneficiaryPositions: 20,
      });
      const people = await Promise.all(Array.from({ length: 8 }, () => api.user()));
      const [unpublished, ...others] = await Promise.all([
        move(admin, 'unpublishGyg', gyg.id, { reason: 'Storm' }),
        ...people.flatMap((user, index) => [book(user, { ...gyg, needId: gyg.needs[index % 2]?.id ?? '' })]),
        ...people.map((user) => take(user, gyg.id)),
      ]);
      expect(unpublished?.status).toBe(200);
      for (const { status } of others) expect([201, 404, 409]).toContain(status);
      const { data } = await api.as(admin)('getGygProfile', { params: { gygId: gyg.id } });
      expect(data.beneficiaries.taken).toBe(0);
      expect(data.participants.count).toBe(0);
      expect(data.gygPositions.map((need) => need.availablePositions)).toEqual([20, 20]);
    }
  });

  test('removes it from the home page and its host’s page', async () => {
    const { gyg, admin } = await api.scene([]);
    const superUser = api.as(await api.user(), { groups: ['superusers'] });
    await superUser('featureGyg', { params: { gygId: gyg.id }, body: { scope: 'home' } });
    await move(admin, 'unpublishGyg', gyg.id);
    await move(admin, 'publishGyg', gyg.id);
    const { data } = await api.call('findFeaturedGygs');
    expect(data.gygs.map((gyg) => gyg.id)).not.toContain(gyg.id);
  });
});

describe('deleting', () => {
  const remove = (who: TestUser, gygId: string) => api.as(who)('deleteGyg', { params: { gygId } });

  test('is allowed for admins of the host, not for managers, and deletes everything', async () => {
    const manager = await api.user();
    const { gyg, admin, host } = await api.scene([{}], {
      managers: [manager.id],
      friendlyUrl: 'gone',
      startsIn: 2,
    });
    const booker = await api.user();
    const { data } = await book(booker, gyg);
    expect((await remove(manager, gyg.id)).problem.code).toBe('you_do_not_have_permission');
    expect((await remove(admin, gyg.id)).problem.code).toBe('gyg.booked');
    const cancel = { contributionType: 'SKILL', reason: 'Ill' };
    await api.as(booker)('cancelBooking', { params: { gygId: gyg.id, bookingId: data.id }, body: cancel });
    expect((await remove(admin, gyg.id)).status).toBe(204);
    expect((await remove(admin, gyg.id)).problem.code).toBe('gyg.missing');
    const again = { organizationId: host.id, title: 'New', friendlyUrl: 'gone' };
    expect((await api.as(admin)('createGyg', { body: again })).status).toBe(201);
    expect((await notificationsOf(booker)).some((one) => one.gygId === gyg.id)).toBe(false);
  });

  test('never deletes a booking made at the same time', async () => {
    for (let round = 0; round < 6; round += 1) {
      const { gyg, admin } = await api.scene([{}], { beneficiaryPositions: 5 });
      const [helper, recipient] = [await api.user(), await api.user()];
      const [booked, placed, removed] = await Promise.all([
        book(helper, gyg),
        take(recipient, gyg.id),
        remove(admin, gyg.id),
      ]);
      const held = booked.status === 201 || placed.status === 201;
      expect([held, removed.status]).toEqual(held ? [true, 409] : [false, 204]);
      if (!held) expect([booked.status, placed.status].every((status) => status === 404 || status === 409)).toBe(true);
    }
  });
});

describe('featuring', () => {
  test('on their page is for hosts and on the home page for super users; a draft cannot be featured', async () => {
    const { gyg, admin, host } = await api.scene([], { startsIn: 900 });
    await api.gyg({ organizationId: host.id, startsIn: 1000 });
    const params = { gygId: gyg.id };
    const feature = (call: typeof api.call, scope: string) => call('featureGyg', { params, body: { scope } });
    const superUser = api.as(await api.user(), { groups: ['superusers'] });
    expect((await feature(api.as(admin), 'home')).status).toBe(403);
    expect((await feature(superUser, 'organization')).status).toBe(403);
    expect((await feature(api.as(await api.user()), 'organization')).status).toBe(403);
    expect((await feature(superUser, 'home')).status).toBe(204);
    expect((await feature(superUser, 'home')).status).toBe(204);
    const toHosts = async () => {
      const query = { organizationId: host.id, states: 'PUBLISHED', showHidden: 'true' };
      const { gygs } = (await api.as(admin)('findHostedGygs', { query })).data;
      return gygs.find(({ id }) => id === gyg.id)?.counts?.featured;
    };
    expect(await toHosts()).toBe(false);
    expect((await feature(api.as(admin), 'organization')).status).toBe(204);
    expect(await toHosts()).toBe(true);
    const onHome = async () => (await api.call('findFeaturedGygs')).data.gygs.map((gyg) => gyg.id);
    expect((await onHome()).filter((id) => id === gyg.id)).toHaveLength(1);
    const unfeature = (call: typeof api.call, scope: string) => call('unfeatureGyg', { params, query: { scope } });
    expect((await unfeature(api.as(admin), 'home')).status).toBe(403);
    expect((await unfeature(superUser, 'home')).status).toBe(204);
    expect(await onHome()).not.toContain(gyg.id);
    expect((await unfeature(api.as(admin), 'organization')).status).toBe(204);
    const draft = await api.scene([], { draft: true });
    const call = { params: { gygId: draft.gyg.id }, body: { scope: 'organization' } };
    expect((await api.as(draft.admin)('featureGyg', call)).problem.code).toBe('gyg.wrong_state');
  });
});

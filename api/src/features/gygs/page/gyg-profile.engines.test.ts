import type { KeyScope } from '@gyg/contract';
import type { Database, Reader } from '@gyg/database';
import { gygs } from '@gyg/database/schema';
import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { createTestApi, type TestUser } from '../../../testing';

let statements = 0;
/** Counts the reads of the API, to check that they do not grow with the number of rows. */
function counting(db: Database): Database {
  const read = new Proxy<Reader>(db.read, {
    get(target, property, receiver) {
      if (property === 'select' || property === 'selectDistinct') statements += 1;
      return Reflect.get(target, property, receiver);
    },
  });
  return { ...db, read };
}

const api = await createTestApi({ wrapDatabase: counting });
afterAll(() => api.close());

const book = (user: TestUser, gygId: string, needId: string, over: object = {}) =>
  api.as(user)('createBooking', {
    params: { gygId },
    body: {
      contributionType: 'SKILL',
      quantity: 1,
      userOrganization: null,
      gygPositionId: needId,
      userId: user.id,
      ...over,
    },
  });

const page = { 'page.participantInfo': '<p>Gate code zebra</p>', 'page.description': '<p>Bring boots</p>' };

describe('the gyg profile', () => {
  test('has everything that the page shows, and nothing personal for guests', async () => {
    const manager = await api.user({ fullName: 'Britta Hallén' });
    const [partner, asked] = [await api.organization(), await api.organization()];
    const { gyg, host } = await api.scene([{ title: 'Pick' }, { kind: 'COMMODITY', title: 'Sacks' }], {
      page,
      managers: [manager.id],
      media: [{ url: '/media/a.webp', caption: 'Shore' }],
      partners: [
        { organizationId: partner.id, accepted: true },
        { organizationId: asked.id, accepted: false },
      ],
    });
    const [shown, shy] = [await api.user(), await api.user({ showName: false })];
    await book(shown, gyg.id, gyg.needId, { bookingComment: 'Vegetarian' });
    api.clock.pass(1);
    await book(shy, gyg.id, gyg.needId);
    const params = { gygId: gyg.id };
    const { data, text } = await api.call('getGygProfile', { params });
    expect(data).toMatchObject({
      gyg: { id: gyg.id, orgName: host.name, state: 'PUBLISHED', participantCount: 2 },
      organization: { id: host.id },
      gygPositions: [{ title: 'Pick' }],
      gygCommodities: [{ title: 'Sacks' }],
      partners: [{ id: partner.id }],
      users: [{ fullName: 'Britta Hallén' }],
      media: [{ url: '/media/a.webp' }],
      participants: { count: 2 },
      gygPage: { 'page.description': '<p>Bring boots</p>' },
    });
    for (const secret of ['zebra', 'Vegetarian', shown.id, shy.id, shown.fullName, shown.email, asked.id]) {
      expect(text).not.toContain(secret);
    }
    const signedIn = await api.as(await api.user())('getGygProfile', { params });
    expect(signedIn.data.gygParticipants.map((participant) => participant.bookerName)).toEqual([shown.fullName, null]);
    for (const secret of ['zebra', 'Vegetarian', shown.email, shy.id]) expect(signedIn.text).not.toContain(secret);
  });

  test('includes private fields for hosts and bookers', async () => {
    const { gyg, admin } = await api.scene([{ needsApproval: true }, {}], { page });
    const [waiting, booker] = [await api.user(), await api.user()];
    await book(waiting, gyg.id, gyg.needId);
    api.clock.pass(1);
    await book(booker, gyg.id, gyg.needs[1]?.id ?? '', { bookingComment: 'Vegetarian' });
    const infoFor = async (call: typeof api.call) =>
      (await call('getGygPage', { params: { gygId: gyg.id } })).data['page.participantInfo'];
    expect(await infoFor(api.as(booker))).toContain('zebra');
    expect(await infoFor(api.as(admin))).toContain('zebra');
    expect(await infoFor(api.as(await api.user(), { groups: ['superusers'] }))).toContain('zebra');
    expect(await infoFor(api.as(waiting))).toBeUndefined();
    expect(await infoFor(api.fromPartner(admin))).toBeUndefined();
    const seen = await api.as(admin)('getGygProfile', { params: { gygId: gyg.id } });
    expect(seen.data.gygParticipants).toMatchObject([
      { status: 'PENDING', email: waiting.email },
      { status: 'ACTIVE', email: booker.email, bookingComment: 'Vegetarian' },
    ]);
  });

  test('names the participants to a key of the host only with the scope for bookings', async () => {
    const { gyg, host, admin } = await api.scene();
    const booker = await api.user();
    await book(booker, gyg.id, gyg.needId);
    const seenBy = async (scopes: KeyScope[]) => {
      const created = await api.as(admin)('createKey', {
        params: { organizationId: host.id },
        body: { name: 'Door', scopes },
      });
      const { data } = await api.call('getGygProfile', { params: { gygId: gyg.id }, token: created.data.key });
      return data.gygParticipants.map(({ bookerName }) => bookerName);
    };
    expect([await seenBy(['gygs:read']), await seenBy(['gygs:read', 'bookings:read'])]).toEqual([
      [null],
      [booker.fullName],
    ]);
  });

  test('uses as many statements for many rows as for one, and so does a list', async () => {
    const { gyg, host } = await api.scene([{ offeredPositions: 50 }]);
    await api.seed((seeder) => seeder.addFeatured({ kind: 'gyg', targetId: gyg.id }));
    const count = async (read: () => Promise<unknown>) => {
      statements = 0;
      await read();
      return statements;
    };
    const profile = () => api.call('getGygProfile', { params: { gygId: gyg.id } });
    const list = () => api.call('viewOrganizationGygs', { params: { organizationId: host.id } });
    const home = () => api.call('findFeaturedGygs');
    // Changes are taken over once, by the first list after them.
    await list();
    const before = [await count(profile), await count(list), await count(home)];
    for (let number = 0; number < 5; number += 1) {
      await book(await api.user(), gyg.id, gyg.needId);
      const more = await api.gyg({ organizationId: host.id, needs: [api.need()] });
      await api.seed((seeder) => seeder.addFeatured({ kind: 'gyg', targetId: more.id }));
    }
    await list();
    expect([await count(profile), await count(list), await count(home)]).toEqual(before);
    expect(before[0]).toBeLessThanOrEqual(13);
    expect(before[1]).toBeLessThanOrEqual(4);
    expect(before[2]).toBeLessThanOrEqual(4);
  });
});

describe('the viewer’s part', () => {
  test('shows for each need whether it may be offered, and the reason if not', async () => {
    const { gyg, admin } = await api.scene([
      { title: 'open' },
      { title: 'full', offeredPositions: 0 },
      { title: 'hosts', whoCanOffer: 'ONLY_HOST' },
      { title: 'closed', whoCanOffer: 'NONE' },
    ]);
    const user = await api.user();
    const params = { gygId: gyg.id };
    const reasons = async (who: TestUser) => {
      const { data } = await api.as(who)('getGygViewer', { params });
      return gyg.needs.map((need) => data.canOffer[need.id]?.reason);
    };
    expect(await reasons(user)).toEqual([null, 'full', 'not_eligible', undefined]);
    expect(await reasons(admin)).toEqual([null, 'full', null, 'closed']);
    await book(user, gyg.id, gyg.needId);
    expect(await reasons(user)).toEqual(['already_booked', 'full', 'not_eligible', undefined]);
    expect((await api.call('getGygViewer', { params })).status).toBe(401);
  });

  test('has the caller’s bookings, the participant info and the cancellation deadline', async () => {
    const { gyg, admin } = await api.scene([{}], { page });
    const user = await api.user();
    await book(user, gyg.id, gyg.needId);
    const params = { gygId: gyg.id };
    const { data } = await api.as(user)('getGygViewer', { params });
    const [row] = await api.db.read.select().from(gygs).where(eq(gygs.id, gyg.id));
    expect(data).toMatchObject({ isHost: false, place: null, canCancelUntil: row?.startDateTime?.toISOString() });
    expect(data.bookings).toHaveLength(1);
    expect(data.participantInfo).toContain('zebra');
    expect((await api.as(admin)('getGygViewer', { params })).data.isHost).toBe(true);
  });
});

describe('My bookings', () => {
  test('keeps a row with its title when the gyg was unpublished, and nothing else', async () => {
    const { gyg, admin } = await api.scene([{}], { address: 'Secret cove', title: 'Cove day' });
    const user = await api.user();
    await book(user, gyg.id, gyg.needId);
    const params = { userId: user.id };
    const before = await api.as(user)('listUserBookings', { params, query: { gygId: gyg.id } });
    expect(before.data.bookings[0]).toMatchObject({ gygVisible: true, cancellable: true, address: 'Secret cove' });
    await api.as(admin)('unpublishGyg', { params: { gygId: gyg.id }, body: { reason: 'Storm' } });
    const after = await api.as(user)('listUserBookings', { params });
    expect(after.data.bookings[0]).toMatchObject({ gygVisible: false, gygTitle: 'Cove day', address: '' });
    expect((await api.as(await api.user())('listUserBookings', { params })).problem.code).toBe('user.missing');
  });
});

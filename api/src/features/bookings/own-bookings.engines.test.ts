import { afterAll, describe, expect, test } from 'vitest';
import { createStatementCounter, createTestApi, hour, type TestUser } from '../../testing';

const counter = createStatementCounter();
const api = await createTestApi({ wrapDatabase: counter.wrapDatabase });
afterAll(() => api.close());

const mine = async (who: TestUser, query: Record<string, string> = {}) =>
  (await api.as(who)('listUserBookings', { params: { userId: who.id }, query })).data;
const firstOf = async (who: TestUser) => {
  const [booking] = (await mine(who)).bookings;
  if (!booking) throw new Error('Nothing is booked');
  return booking;
};

type Scene = Awaited<ReturnType<typeof api.scene>>;
const isoIn = (hours: number) => new Date(api.clock.now().getTime() + hours * hour).toISOString();

/** Books the first need of a scene. */
async function book({ gyg }: Pick<Scene, 'gyg'>, who: TestUser, contributionType = 'SKILL', quantity = 1) {
  const body = { contributionType, quantity, gygPositionId: gyg.needId, userId: who.id };
  const { data, status } = await api.as(who)('createBooking', { params: { gygId: gyg.id }, body });
  expect(status).toBe(201);
  return data.id;
}

/** Past skills of three hours and items of one person, with the attendance that hosts recorded. */
async function volunteer(attendances: readonly ('ATTENDED' | 'ABSENT' | null)[]) {
  const user = await api.user();
  const host = await api.organization();
  const boss = await api.user();
  await api.member(host.id, boss.id, 'ADMIN');
  const at = (hours: number) => new Date(api.clock.now().getTime() + hours * hour);
  for (const [index, attendance] of attendances.entries()) {
    const start = -24 * (index + 2);
    const needs = [api.need({ durationMinutes: 180 }), api.need({ kind: 'COMMODITY', title: 'Sacks' })];
    const created = { organizationId: host.id, startsIn: start, lasts: 4, needs, createdAt: at(start - 48) };
    const gyg = await api.gyg({ ...created, sdgGoalId: 1 + (index % 3) });
    const common = { gygId: gyg.id, userId: user.id, at: at(start - 24) };
    const attended = attendance && { attendance, attendanceAt: at(start + 5) };
    await api.seed((seeder) =>
      seeder.addBookings([
        { ...common, needId: gyg.needs[0]?.id ?? '', contributionType: 'SKILL', quantity: 1, ...attended },
        { ...common, needId: gyg.needs[1]?.id ?? '', contributionType: 'COMMODITY', quantity: 2, ...attended },
      ]),
    );
  }
  return { user };
}

describe('what was given', () => {
  test('counts hours only once attendance is recorded, and only of those who came', async () => {
    const { user } = await volunteer(['ATTENDED', 'ABSENT', null]);
    const { bookings } = await mine(user);
    const hours = (kind: string) =>
      bookings
        .filter(({ contributionType }) => contributionType === kind)
        .sort((one, other) => other.startDateTime.localeCompare(one.startDateTime))
        .map((booking) => [booking.attendance, booking.hours]);
    expect(hours('SKILL')).toEqual([
      ['ATTENDED', 3],
      ['ABSENT', 0],
      [null, null],
    ]);
    expect(hours('COMMODITY').map(([, given]) => given)).toEqual([null, null, null]);
  });

  test('is summed as on the profile, over all gygs even in the list of one', async () => {
    const { user } = await volunteer(['ATTENDED', 'ATTENDED', 'ABSENT']);
    const { bookings, totals } = await mine(user);
    expect(totals).toEqual({ hours: 6, gygs: 2, goals: 2, items: 4 });
    const profile = await api.call('getUserProfile', { params: { userId: user.id } });
    expect(profile.data.statistics).toMatchObject({ hours: totals.hours, gygs: totals.gygs, items: totals.items });
    const one = await mine(user, { gygId: bookings[0]?.gygId ?? '' });
    expect([one.bookings.length, one.totals]).toEqual([2, totals]);
  });

  test('takes as many statements for 300 bookings as for two, and lists the newest hundred', async () => {
    const [one, many] = [await volunteer([null]), await volunteer(Array.from({ length: 150 }, () => 'ATTENDED'))];
    const count = async ({ user }: typeof one) => {
      let rows: number[] = [];
      const total = await counter.during(async () => {
        const { bookings, bookingCount } = await mine(user);
        rows = [bookings.length, bookingCount];
      });
      return { rows, total };
    };
    const [few, lots] = [await count(one), await count(many)];
    expect([few.rows, lots.rows]).toEqual([
      [2, 2],
      [100, 300],
    ]);
    expect(lots.total).toBe(few.total);
  }, 60_000);
});

describe('the story of a gyg', () => {
  test('is the latest that the booker told of it, with its status', async () => {
    const scene = await api.scene();
    const [user, other] = [await api.user(), await api.user()];
    await book(scene, user);
    await book(scene, other);
    const tell = (userId: string, status: 'PENDING' | 'APPROVED' | 'REJECTED', hours: number) =>
      api.seed((seeder) =>
        seeder.addStory({
          gygId: scene.gyg.id,
          userId,
          caption: 'Hello',
          status,
          createdAt: new Date(api.clock.now().getTime() + hours * hour),
        }),
      );
    expect((await firstOf(user)).story).toBeNull();
    await tell(user.id, 'REJECTED', -3);
    const { id } = await tell(user.id, 'PENDING', -2);
    await tell(other.id, 'APPROVED', -1);
    expect((await firstOf(user)).story).toEqual({ id, status: 'PENDING' });
  });
});

describe('until when', () => {
  test('a booking can be cancelled: until the start, or if made later until the end', async () => {
    const scene = await api.scene([{ offeredPositions: 5 }], { startsIn: 2, lasts: 4 });
    const [early, late] = [await api.user(), await api.user()];
    const [start, end] = [isoIn(2), isoIn(6)];
    await book(scene, early);
    expect(await firstOf(early)).toMatchObject({ cancellable: true, cancellableUntil: start, changeable: true });
    api.clock.pass(3);
    await book(scene, late);
    expect(await firstOf(early)).toMatchObject({ cancellable: false, cancellableUntil: null, changeable: true });
    expect(await firstOf(late)).toMatchObject({ cancellable: true, cancellableUntil: end });
    api.clock.pass(4);
    expect(await firstOf(late)).toMatchObject({ cancellable: false, cancellableUntil: null, changeable: false });
  });

  test('the quantity can change: within what is left, and less only while cancelling is possible', async () => {
    const needs = [{ kind: 'COMMODITY', offeredPositions: 10 } as const];
    const scene = await api.scene(needs, { startsIn: 2, lasts: 4 });
    const [user, other] = [await api.user(), await api.user()];
    await book(scene, user, 'COMMODITY', 3);
    await book(scene, other, 'COMMODITY', 2);
    expect((await firstOf(user)).quantityLimits).toEqual({ min: 1, max: 8 });
    api.clock.pass(3);
    expect((await firstOf(user)).quantityLimits).toEqual({ min: 3, max: 8 });
    await api.as(scene.admin)('updateCommodity', {
      params: { gygId: scene.gyg.id, needId: scene.gyg.needId },
      body: { whoCanOffer: 'NONE' },
    });
    expect((await firstOf(user)).quantityLimits).toEqual({ min: 3, max: 3 });
    api.clock.pass(4);
    expect((await firstOf(user)).quantityLimits).toBeNull();
  });

  test('a quantity that the host approved cannot grow, and a skill has none', async () => {
    const scene = await api.scene([{ kind: 'COMMODITY', offeredPositions: 10, needsApproval: true }, {}]);
    const user = await api.user();
    const bookingId = await book(scene, user, 'COMMODITY', 3);
    expect((await firstOf(user)).quantityLimits).toEqual({ min: 1, max: 10 });
    await api.as(scene.admin)('acceptBooking', { params: { gygId: scene.gyg.id, bookingId }, body: {} });
    expect((await firstOf(user)).quantityLimits).toEqual({ min: 1, max: 3 });
    const skill = await api.user();
    await book(await api.scene(), skill);
    expect((await firstOf(skill)).quantityLimits).toBeNull();
  });
});

describe('how a booking ended', () => {
  test('names who cancelled or declined it, and when', async () => {
    const scene = await api.scene([{ needsApproval: true, offeredPositions: 5 }], { beneficiaryPositions: 1 });
    const [gone, removed, declined] = [await api.user(), await api.user(), await api.user()];
    const params = { gygId: scene.gyg.id };
    const cancel = { contributionType: 'SKILL', reason: 'Ill' };
    const at = api.clock.now().toISOString();
    const [goneId, removedId, declinedId] = [
      await book(scene, gone),
      await book(scene, removed),
      await book(scene, declined),
    ];
    expect(await firstOf(gone)).toMatchObject({ endedBy: null, endedAt: null });
    await api.as(gone)('cancelBooking', { params: { ...params, bookingId: goneId }, body: cancel });
    await api.as(scene.admin)('cancelBooking', { params: { ...params, bookingId: removedId }, body: cancel });
    await api.as(scene.admin)('declineBooking', { params: { ...params, bookingId: declinedId }, body: {} });
    expect(await firstOf(gone)).toMatchObject({ status: 'CANCELLED', endedBy: 'BOOKER', endedAt: at });
    expect(await firstOf(removed)).toMatchObject({ status: 'CANCELLED', endedBy: 'HOST', endedAt: at });
    expect(await firstOf(declined)).toMatchObject({ status: 'DECLINED', endedBy: 'HOST', endedAt: at });
    const place = await api.as(gone)('createBeneficiary', { params, body: { userId: gone.id } });
    const beneficiary = { ...params, beneficiaryId: place.data.id };
    await api.as(scene.admin)('cancelBeneficiary', { params: beneficiary, body: { reason: 'Full' } });
    expect((await mine(gone)).places).toMatchObject([{ endedBy: 'HOST', endedAt: at, cancelReason: 'Full' }]);
  });
});

describe('the gyg', () => {
  const info = '<p>Park behind the school</p>';
  const page = { 'page.participantInfo': info };

  test('brings host, place, picture and information for participants, for bookings and places alike', async () => {
    const scene = await api.scene([{}], { page, beneficiaryPositions: 1, place: { lat: 58.4, lng: 11.2 } });
    const user = await api.user();
    await book(scene, user);
    await api.as(user)('createBeneficiary', { params: { gygId: scene.gyg.id }, body: { userId: user.id } });
    const { bookings, places } = await mine(user);
    const shown = {
      hostName: scene.host.name,
      hostFriendlyUrl: scene.host.friendlyUrl,
      lat: 58.4,
      lng: 11.2,
      sdgGoalId: 14,
      gygHero: '/media/goals/14.webp',
      participantInfo: info,
    };
    expect(bookings).toMatchObject([shown]);
    expect(places).toMatchObject([{ ...shown, cancellableUntil: bookings[0]?.cancellableUntil, story: null }]);
  });

  test('keeps the information from those who wait for an answer or cancelled, and when it is over', async () => {
    const scene = await api.scene([{ needsApproval: true }], { page, startsIn: 2, lasts: 4 });
    const user = await api.user();
    const bookingId = await book(scene, user);
    const params = { gygId: scene.gyg.id, bookingId };
    expect((await firstOf(user)).participantInfo).toBeUndefined();
    await api.as(scene.admin)('acceptBooking', { params, body: {} });
    expect((await firstOf(user)).participantInfo).toBe(info);
    api.clock.pass(7);
    expect((await firstOf(user)).participantInfo).toBeUndefined();
  });

  test('has its information in the language of the reader', async () => {
    const translation = { language: 'en', title: 'Shore day', participantInfo: '<p>Bring boots</p>' } as const;
    const scene = await api.scene([{}], { language: 'se', page, translation });
    const user = await api.user();
    await book(scene, user);
    expect((await mine(user, { lang: 'en' })).bookings).toMatchObject([{ participantInfo: '<p>Bring boots</p>' }]);
    expect((await mine(user, { lang: 'se' })).bookings).toMatchObject([{ participantInfo: info }]);
  });
});

test('bookings and places come in pages, newest first, with their numbers', async () => {
  const one = await api.scene([{ offeredPositions: 9 }, { offeredPositions: 9 }, { offeredPositions: 9 }], {
    beneficiaryPositions: 2,
  });
  const who = await api.user();
  const booked: string[] = [];
  for (const { id: needId } of one.gyg.needs) {
    api.clock.pass(0.01);
    booked.unshift(await book({ gyg: { ...one.gyg, needId } }, who));
  }
  await api.as(who)('createBeneficiary', { params: { gygId: one.gyg.id }, body: { userId: who.id } });
  const counts = { bookingCount: 3, placeCount: 1, pageSize: 2 };
  const [first, second, third] = await Promise.all(
    ['0', '1', '2'].map((page) => mine(who, { page, pageSize: '2', gygId: one.gyg.id })),
  );
  expect(first).toMatchObject({ ...counts, page: 0, bookings: booked.slice(0, 2).map((id) => ({ id })) });
  expect(first?.places).toHaveLength(1);
  expect(second).toMatchObject({ ...counts, page: 1, bookings: [{ id: booked[2] }], places: [] });
  expect(third).toMatchObject({ ...counts, page: 2, bookings: [], places: [] });
  const all = await mine(who);
  expect([all.bookings.map(({ id }) => id), all.pageSize]).toEqual([booked, 100]);
});

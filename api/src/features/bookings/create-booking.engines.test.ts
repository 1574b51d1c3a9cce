import { mailOutbox } from '@gyg/database/schema';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApi, type TestApi, type TestUser } from '../../testing';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

interface BookingRequest {
  gygId: string;
  gygPositionId: string;
  contributionType?: string;
  quantity?: number;
  userOrganization?: string | null;
  userId?: string;
  bookingComment?: string;
}

function book(user: TestUser, { gygId, ...request }: BookingRequest) {
  const body = { contributionType: 'SKILL', quantity: 1, userOrganization: null, userId: user.id, ...request };
  return api.as(user)('createBooking', { params: { gygId }, body });
}

async function left(gygId: string, needId: string): Promise<number | undefined> {
  const { data } = await api.call('getGygProfile', { params: { gygId } });
  return [...data.gygPositions, ...data.gygCommodities].find((need) => need.id === needId)?.availablePositions;
}

describe('booking a need', () => {
  test('reserves capacity, mails and notifies the booker, and notifies the hosts', async () => {
    const { gyg, admin } = await api.scene([{ offeredPositions: 3 }], { address: 'online' });
    const user = await api.user({ locale: 'se', fullName: 'Elin Sandberg' });
    const answer = await book(user, { gygId: gyg.id, gygPositionId: gyg.needId, bookingComment: 'Hej' });
    expect([answer.status, answer.data.status]).toEqual([201, 'ACTIVE']);
    expect(await left(gyg.id, gyg.needId)).toBe(2);

    const mails = await api.db.read.select().from(mailOutbox).where(eq(mailOutbox.to, user.email));
    expect(mails.map((mail) => [mail.template, mail.locale])).toEqual([['bookingConfirmed', 'se']]);
    const link = `http://platform.test/gygs/${gyg.id}/bookings/${answer.data.id}`;
    expect(mails[0]?.data).toMatchObject({ address: 'Digitalt', link });
    const toHost = await api.as(admin)('listNotifications', { params: { userId: admin.id } });
    expect(toHost.data.notifications[0]).toMatchObject({
      type: 'booking_created',
      relatedUserId: user.id,
      gygId: gyg.id,
      action: null,
    });
    expect(toHost.data.notifications[0]?.title).toContain('Elin Sandberg is coming');
    const toBooker = await api.as(user)('listNotifications', { params: { userId: user.id } });
    expect(toBooker.data.notifications[0]?.title).toMatch(/^Du är bokad/);
  });

  test('is pending if the need requires approval, and uses capacity while pending', async () => {
    const { gyg, admin } = await api.scene([{ offeredPositions: 1, needsApproval: true }]);
    const [user, late] = [await api.user(), await api.user()];
    const answer = await book(user, { gygId: gyg.id, gygPositionId: gyg.needId });
    expect(answer.data.status).toBe('PENDING');
    expect((await book(late, { gygId: gyg.id, gygPositionId: gyg.needId })).problem.reason).toBe('full');
    const { data } = await api.as(admin)('listNotifications', { params: { userId: admin.id } });
    expect(data.notifications[0]?.action).toEqual({ kind: 'booking', targetId: answer.data.id });
  });

  test('accepts any quantity of items up to the number left', async () => {
    const { gyg } = await api.scene([{ kind: 'COMMODITY', title: 'Sacks', offeredPositions: 10 }]);
    const user = await api.user();
    const request = { gygId: gyg.id, gygPositionId: gyg.needId, contributionType: 'COMMODITY' };
    expect((await book(user, { ...request, quantity: 4 })).status).toBe(201);
    expect(await left(gyg.id, gyg.needId)).toBe(6);
  });

  test('is possible while the gyg is ongoing', async () => {
    const { gyg } = await api.scene([{}], { startsIn: -1, lasts: 4 });
    const user = await api.user();
    expect((await book(user, { gygId: gyg.id, gygPositionId: gyg.needId })).status).toBe(201);
  });
});

describe('booking is refused', () => {
  const refused = async (user: TestUser, request: BookingRequest) => {
    const { status, problem } = await book(user, request);
    return [status, problem.code, problem.reason];
  };

  test('to guests with 401', async () => {
    const { gyg } = await api.scene();
    const answer = await api.call('createBooking', { params: { gygId: gyg.id }, body: { nonsense: true } });
    expect([answer.status, answer.problem.code]).toEqual([401, 'session.need_to_be_logged_in']);
  });

  test('in the order of the contract, each check only after the previous one has passed', async () => {
    const { gyg, host, admin } = await api.scene([
      { title: 'Open', offeredPositions: 1 },
      { title: 'Closed', whoCanOffer: 'NONE' },
      { title: 'Hosts', whoCanOffer: 'ONLY_HOST' },
      { kind: 'COMMODITY', title: 'Sacks', offeredPositions: 3 },
    ]);
    const [open, closed, hosts, sacks] = gyg.needs.map((need) => need.id);
    const user = await api.user();
    const request = (needId = '', over: Partial<BookingRequest> = {}) => ({
      gygId: gyg.id,
      gygPositionId: needId,
      ...over,
    });
    const outsider = await api.organization();

    expect(await refused(user, { ...request(open), gygId: 'nowhere' })).toEqual([404, 'gyg.missing', undefined]);
    expect(await refused(user, request('nothing', { quantity: 0 }))).toEqual([
      404,
      'booking.missing_position',
      undefined,
    ]);
    expect(await refused(user, request(open, { contributionType: 'COMMODITY' }))).toEqual([
      404,
      'booking.missing_position',
      undefined,
    ]);
    for (const quantity of [0, -1, 2, 1.5]) {
      expect(await refused(user, request(open, { quantity }))).toEqual([
        400,
        'booking.invalid_quantity_contributed',
        undefined,
      ]);
    }
    expect(await refused(user, request(closed, { quantity: 1 }))).toEqual([409, 'booking.failed', 'closed']);
    expect(await refused(user, request(hosts, { userOrganization: outsider.id }))).toEqual([
      403,
      'booking.failed',
      'not_eligible',
    ]);
    expect(await refused(user, request(open, { userOrganization: host.id }))).toEqual([
      403,
      'user_org.not_a_member',
      undefined,
    ]);
    const items = { contributionType: 'COMMODITY' };
    expect(await refused(user, request(sacks, { ...items, quantity: 4 }))).toEqual([
      409,
      'booking.quantity_more_than_asked',
      undefined,
    ]);
    expect(await refused(user, request(open, { userId: admin.id }))).toEqual([
      403,
      'you_do_not_have_permission',
      undefined,
    ]);
    const others = { userId: admin.id, quantity: 0 };
    expect(await refused(user, { ...request('nothing', others), gygId: 'nowhere' })).toEqual([
      404,
      'gyg.missing',
      undefined,
    ]);
    expect(await refused(user, request('nothing', others))).toEqual([404, 'booking.missing_position', undefined]);
    expect(await refused(user, request(open, others))).toEqual([
      400,
      'booking.invalid_quantity_contributed',
      undefined,
    ]);
    expect((await book(user, request(open))).status).toBe(201);
    for (const userOrganization of [null, host.id]) {
      expect(await refused(user, request(open, { userOrganization }))).toEqual([
        409,
        'booking.failed',
        'already_booked',
      ]);
    }
    const next = await api.user();
    expect(await refused(next, request(open, { userOrganization: host.id }))).toEqual([
      403,
      'user_org.not_a_member',
      undefined,
    ]);
    expect(await refused(next, request(open))).toEqual([409, 'booking.failed', 'full']);
    expect((await book(user, request(sacks, { ...items, quantity: 3 }))).status).toBe(201);
    expect(await refused(await api.user(), request(sacks, { ...items, quantity: 4 }))).toEqual([
      409,
      'booking.failed',
      'full',
    ]);
  });

  test('of a finished gyg for all; of a draft everyone but its host gets 404', async () => {
    const past = await api.scene([{}], { startsIn: -10, lasts: 4 });
    const user = await api.user();
    expect(await refused(user, { gygId: past.gyg.id, gygPositionId: past.gyg.needId })).toEqual([
      409,
      'booking.failed',
      'not_open',
    ]);
    const draft = await api.scene([{}], { draft: true });
    const request = { gygId: draft.gyg.id, gygPositionId: draft.gyg.needId };
    expect(await refused(user, request)).toEqual([404, 'gyg.missing', undefined]);
    expect(await refused(draft.admin, request)).toEqual([409, 'booking.failed', 'not_open']);
  });

  test('leaves no row and no mail if another user took the last place', async () => {
    const { gyg } = await api.scene([{ offeredPositions: 1 }]);
    const [first, second] = [await api.user(), await api.user()];
    await book(first, { gygId: gyg.id, gygPositionId: gyg.needId });
    await book(second, { gygId: gyg.id, gygPositionId: gyg.needId });
    const mine = await api.as(second)('listUserBookings', { params: { userId: second.id } });
    expect(mine.data.bookings).toEqual([]);
    expect((await api.db.read.select().from(mailOutbox).where(eq(mailOutbox.to, second.email))).length).toBe(0);
  });

  test.each([
    ['ONLY_HOST', 'host', 201],
    ['ONLY_HOST', 'partner', 403],
    ['ONLY_PARTNERS', 'partner', 201],
    ['ONLY_PARTNERS', 'asked', 403],
    ['ONLY_PARTNERS', 'host', 403],
    ['HOST_OR_PARTNERS', 'host', 201],
    ['HOST_OR_PARTNERS', 'partner', 201],
    ['HOST_OR_PARTNERS', 'none', 403],
    ['INVITE_ONLY', 'host', 403],
  ] as const)('%s: a member of %s gets %d', async (whoCanOffer, of, status) => {
    const organizations = { partner: await api.organization(), asked: await api.organization() };
    const { gyg, host } = await api.scene([{ whoCanOffer }], {
      partners: [
        { organizationId: organizations.partner.id, accepted: true },
        { organizationId: organizations.asked.id, accepted: false },
      ],
    });
    const user = await api.user();
    const member = { ...organizations, host, none: undefined }[of];
    if (member) await api.member(member.id, user.id);
    expect((await book(user, { gygId: gyg.id, gygPositionId: gyg.needId })).status).toBe(status);
  });
});

describe('Idempotency-Key', () => {
  test('returns the first answer again for the same body, and 422 for another', async () => {
    const { gyg } = await api.scene([{ offeredPositions: 5 }]);
    const user = await api.user();
    const body = { contributionType: 'SKILL', quantity: 1, userOrganization: null, userId: user.id };
    const send = (over: object) =>
      api.as(user)('createBooking', {
        params: { gygId: gyg.id },
        body: { ...body, gygPositionId: gyg.needId, ...over },
        headers: { 'Idempotency-Key': 'key-1' },
      });
    const first = await send({});
    const again = await send({});
    expect([again.status, again.text]).toEqual([201, first.text]);
    const replayed = [first, again].map(({ headers }) => headers.get('Idempotency-Replayed'));
    expect(replayed).toEqual([null, 'true']);
    expect(await left(gyg.id, gyg.needId)).toBe(4);
    expect((await send({ bookingComment: 'other' })).problem.code).toBe('request.idempotency_mismatch');
  });

  test('can be used again after a refusal', async () => {
    const { gyg, admin } = await api.scene([{ offeredPositions: 1, whoCanOffer: 'NONE' }]);
    const user = await api.user();
    const send = () =>
      api.as(user)('createBooking', {
        params: { gygId: gyg.id },
        body: {
          contributionType: 'SKILL',
          quantity: 1,
          userOrganization: null,
          userId: user.id,
          gygPositionId: gyg.needId,
        },
        headers: { 'Idempotency-Key': 'key-2' },
      });
    expect((await send()).problem.reason).toBe('closed');
    const params = { gygId: gyg.id, needId: gyg.needId };
    await api.as(admin)('updatePosition', { params, body: { whoCanOffer: 'ANYONE' } });
    expect((await send()).status).toBe(201);
  });
});

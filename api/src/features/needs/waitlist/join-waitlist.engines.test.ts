import { waitlistEntries } from '@gyg/database/schema';
import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { createTestApi } from '../../../testing';
import { createWaitlistCalls } from '../../../testing/waitlist-calls';
import { signLink } from '../../mails';

const api = await createTestApi();
afterAll(() => api.close());
const { db, clock } = api;
const { bookNeed, join, mine, accept, queue } = createWaitlistCalls(api);

describe('joining', () => {
  test('is possible while the need is full, and tells how many are ahead', async () => {
    const scene = await api.scene([{ offeredPositions: 1 }]);
    const [anna, bo, cia] = [await api.user(), await api.user(), await api.user()];
    expect((await join(bo, scene)).problem.code).toBe('waitlist.not_full');
    await bookNeed(anna, scene);
    expect((await join(bo, scene)).data.ahead).toBe(0);
    clock.pass(0.001);
    expect((await join(cia, scene)).data.ahead).toBe(1);
    expect(await mine(cia, scene)).toMatchObject([{ status: 'WAITING', ahead: 1, offer: null }]);
    expect((await join(cia, scene)).problem.code).toBe('waitlist.already_waiting');
    expect((await join(anna, scene)).problem.reason).toBe('already_booked');
  });

  test('is refused as a booking is: missing, too many, not eligible, not a member, closed, over', async () => {
    const scene = await queue(0);
    const bo = await api.user();
    expect((await join(bo, scene, { gygPositionId: 'missing' })).problem.code).toBe('booking.missing_position');
    expect((await join(bo, scene, { contributionType: 'COMMODITY' })).problem.code).toBe('booking.missing_position');
    expect((await join(bo, scene, { quantity: 2 })).problem.code).toBe('booking.invalid_quantity_contributed');
    expect((await join(bo, scene, { userOrganization: scene.host.id })).problem.code).toBe('user_org.not_a_member');
    const closed = await queue(0);
    const params = { gygId: closed.gyg.id, needId: closed.gyg.needId };
    await api.as(closed.admin)('updatePosition', { params, body: { whoCanOffer: 'ONLY_HOST' } });
    expect((await join(bo, closed)).problem.reason).toBe('not_eligible');
    await api.as(closed.admin)('updatePosition', { params, body: { whoCanOffer: 'NONE' } });
    expect((await join(bo, closed)).problem.reason).toBe('closed');
    const past = await api.scene([{ offeredPositions: 0 }], { startsIn: -24 });
    expect((await join(bo, past)).problem.reason).toBe('not_open');
  });

  test('ends when no place can be offered any more', async () => {
    const late = await api.scene([{ offeredPositions: 0 }], { startsIn: 12.4 });
    const early = await api.scene([{ offeredPositions: 0 }], { startsIn: 12.6 });
    const bo = await api.user();
    expect((await join(bo, late)).problem.code).toBe('waitlist.closed');
    expect((await join(bo, early)).status).toBe(201);
  });

  test('needs a need or a place, and not both', async () => {
    const scene = await queue(0);
    const bo = await api.user();
    for (const body of [
      {},
      { beneficiary: true, gygPositionId: scene.gyg.needId },
      { gygPositionId: scene.gyg.needId },
    ]) {
      const { problem } = await api.as(bo)('joinWaitlist', { params: { gygId: scene.gyg.id }, body });
      expect(problem.code).toBe('request.invalid');
    }
  });
});

test('a link that was not issued, or whose entry is not offered, is 404, and so is the entry of another person', async () => {
  const scene = await queue(1);
  const [row] = await db.read.select().from(waitlistEntries).where(eq(waitlistEntries.gygId, scene.gyg.id));
  const notOffered = await db.tx((tx) => signLink(tx, 'waitlist-offer', row?.id ?? ''));
  for (const token of ['nonsense', `${row?.id}.c2lnbmF0dXJl`, notOffered]) {
    expect((await api.call('getWaitlistOffer', { params: { token } })).problem.code).toBe('waitlist.offer_missing');
    expect((await accept(token)).problem.code).toBe('waitlist.offer_missing');
  }
  const params = { gygId: scene.gyg.id, entryId: row?.id ?? '' };
  expect((await api.as(scene.holder)('leaveWaitlist', { params })).problem.code).toBe('waitlist.missing');
});

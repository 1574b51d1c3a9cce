import { featured } from '@gyg/database/schema';
import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { createTestApi, type TestUser } from '../../testing';

const api = await createTestApi();
afterAll(() => api.close());

const tell = (who: TestUser, gygId: string) =>
  api.as(who)('createStory', { params: { gygId }, body: { caption: 'Eleven sacks' } });

describe('a story can be told', () => {
  test('by a recipient who has a place, not by one who cancelled it', async () => {
    const { gyg } = await api.scene([{}], { beneficiaryPositions: 2 });
    const params = { gygId: gyg.id };
    const recipient = await api.user();
    const { data } = await api.as(recipient)('createBeneficiary', { params, body: { userId: recipient.id } });
    expect((await tell(recipient, gyg.id)).status).toBe(201);
    const cancelled = { params: { ...params, beneficiaryId: data.id }, body: { reason: 'Ill' } };
    await api.as(recipient)('cancelBeneficiary', cancelled);
    expect((await tell(recipient, gyg.id)).status).toBe(403);
  });

  test('by a booker, not while the host has not accepted or after a cancellation', async () => {
    const { gyg } = await api.scene([{ needsApproval: true }, {}]);
    const params = { gygId: gyg.id };
    const [waiting, gone] = [await api.user(), await api.user()];
    const book = (who: TestUser, index: number) => {
      const need = { gygPositionId: gyg.needs[index]?.id, contributionType: 'SKILL', quantity: 1 };
      return api.as(who)('createBooking', { params, body: { userId: who.id, ...need } });
    };
    expect((await book(waiting, 0)).data.status).toBe('PENDING');
    const { data } = await book(gone, 1);
    expect((await tell(gone, gyg.id)).status).toBe(201);
    const body = { contributionType: 'SKILL', reason: 'Ill' };
    await api.as(gone)('cancelBooking', { params: { ...params, bookingId: data.id }, body });
    expect([(await tell(waiting, gyg.id)).status, (await tell(gone, gyg.id)).status]).toEqual([403, 403]);
  });
});

test('a deleted story is featured nowhere', async () => {
  const { gyg, admin } = await api.scene([{}]);
  const params = { storyId: (await tell(admin, gyg.id)).data.story.id };
  await api.as(admin)('featureStory', { params, body: {} });
  const rows = () => api.db.read.select().from(featured).where(eq(featured.targetId, params.storyId));
  expect(await rows()).toHaveLength(1);
  expect((await api.as(admin)('deleteStory', { params })).status).toBe(204);
  expect(await rows()).toEqual([]);
});

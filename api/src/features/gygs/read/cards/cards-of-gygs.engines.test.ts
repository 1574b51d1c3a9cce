import { gygCards, gygs, needs, organizations } from '@gyg/database/schema';
import { createSharedTestDatabase } from '@gyg/database/testing';
import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { createTestApi } from '../../../../testing';
import { catchUpCards, findCardDrift, rebuildCards } from './refresh-cards.service';

// `close` of every test API fails if a card differs from its gyg. Here is each kind of write on its own, and what other
// programs leave behind.

const shared = await createSharedTestDatabase();
const plain = await shared.open();
const api = await createTestApi({ database: await shared.open() });
const other = await createTestApi({ database: await shared.open() });
afterAll(async () => {
  await api.close();
  await other.close();
  await shared.remove();
});

async function hosting() {
  const { gyg, admin, host } = await api.scene([{ offeredPositions: 5 }], { beneficiaryPositions: 2 });
  const booker = await api.user();
  const [ofGyg, ofHost] = [{ gygId: gyg.id }, { organizationId: host.id }];
  /** As another process shows it. */
  const shown = async () => (await other.call('findHostedGygs', { query: { ...ofHost, facets: 'true' } })).data.gygs[0];
  return { gyg, host, booker, as: api.as(admin), asBooker: api.as(booker), ofGyg, ofHost, shown };
}

describe('a card is right for every process at once after', () => {
  test('a booking and its cancellation', async () => {
    const { gyg, booker, asBooker, ofGyg, shown } = await hosting();
    const body = {
      contributionType: 'SKILL',
      quantity: 1,
      userOrganization: null,
      gygPositionId: gyg.needId,
      userId: booker.id,
    } as const;
    const { data } = await asBooker('createBooking', { params: ofGyg, body });
    expect(await shown()).toMatchObject({ positionsLeft: 4, openNeeds: { first: [{ availablePositions: 4 }] } });
    await asBooker('cancelBooking', {
      params: { ...ofGyg, bookingId: data.id },
      body: { reason: 'Ill', contributionType: 'SKILL' },
    });
    expect(await shown()).toMatchObject({ positionsLeft: 5, participantCount: 0 });
    expect(await findCardDrift(plain.read)).toEqual([]);
  });

  test('two bookings of one person, who counts once', async () => {
    const { gyg } = await api.scene([{ title: 'Carry' }, { kind: 'COMMODITY', title: 'Sacks' }]);
    const booker = await api.user();
    const params = { gygId: gyg.id };
    const [carry, sacks] = gyg.needs;
    const book = (contributionType: 'SKILL' | 'COMMODITY', gygPositionId = '') =>
      api.as(booker)('createBooking', {
        params,
        body: { contributionType, gygPositionId, quantity: 1, userOrganization: null, userId: booker.id },
      });
    const people = async () => {
      const { data } = await other.call('getGyg', { params });
      const card = await other.call('findHostedGygs', { query: { organizationId: data.organizationId } });
      const profile = await other.call('getGygProfile', { params });
      return [data.participantCount, card.data.gygs[0]?.participantCount, profile.data.participants.count];
    };
    expect(await people()).toEqual([0, 0, 0]);
    const { data: first } = await book('SKILL', carry?.id);
    await book('COMMODITY', sacks?.id);
    expect(await people()).toEqual([1, 1, 1]);
    await api.as(booker)('cancelBooking', {
      params: { ...params, bookingId: first.id },
      body: { reason: 'Ill', contributionType: 'SKILL' },
    });
    expect(await people()).toEqual([1, 1, 1]);
    expect(await findCardDrift(plain.read)).toEqual([]);
  });

  test('a place for a recipient', async () => {
    const { booker, asBooker, ofGyg, ofHost } = await hosting();
    const free = async () =>
      (await other.call('findHostedGygs', { query: { ...ofHost, recipients: 'true' } })).data.total;
    expect(await free()).toBe(1);
    for (const person of [asBooker, api.as(await api.user())]) {
      const userId = person === asBooker ? booker.id : (await api.user()).id;
      await api.seed((seeder) => seeder.addRecipient({ ...ofGyg, userId, at: api.clock.now() }));
    }
    expect(await free()).toBe(0);
  });

  test('another title of a need, and its removal', async () => {
    const { gyg, as, ofGyg, ofHost, shown } = await hosting();
    const totalFor = async (keyword: string) =>
      (await other.call('findHostedGygs', { query: { ...ofHost, keyword } })).data.total;
    const params = { ...ofGyg, needId: gyg.needId };
    await api.db.tx((tx) => tx.update(needs).set({ title: 'Zookeeper' }).where(eq(needs.id, gyg.needId)));
    expect((await shown())?.openNeeds?.first).toMatchObject([{ title: 'Zookeeper' }]);
    expect(await as('deletePosition', { params }).then(({ status }) => status)).toBe(204);
    expect(await totalFor('zookeeper')).toBe(0);
    expect(await shown()).toMatchObject({ positionsLeft: 0, openNeeds: { first: [], more: 0 } });
  });

  test('a translation', async () => {
    const { gyg, ofHost } = await hosting();
    const { host, gyg: translated } = await api.scene([{}], { translation: { language: 'en', title: 'Shore day' } });
    const title = async (organizationId: string, lang: string) =>
      (await other.call('findHostedGygs', { query: { organizationId, lang } })).data.gygs[0]?.title;
    expect(await title(host.id, 'en')).toBe('Shore day');
    expect(await title(host.id, 'own')).not.toBe('Shore day');
    expect(await title(ofHost.organizationId, 'en')).toBe(await title(ofHost.organizationId, 'own'));
    expect([gyg.id, translated.id]).toHaveLength(2);
  });

  test('another name of its host', async () => {
    const { host, ofHost, shown } = await hosting();
    const totalFor = async (keyword: string) =>
      (await other.call('findHostedGygs', { query: { ...ofHost, keyword } })).data.total;
    await api.db.tx((tx) =>
      tx
        .update(organizations)
        .set({ name: 'Fågelskåderi', searchText: 'fagelskaderi' })
        .where(eq(organizations.id, host.id)),
    );
    expect(await shown()).toMatchObject({ orgName: 'Fågelskåderi' });
    expect(await totalFor('skåderi')).toBe(1);
  });

  test('hiding, unpublishing and deleting it', async () => {
    const { gyg, ofHost } = await hosting();
    const total = async () => (await other.call('findHostedGygs', { query: ofHost })).data.total;
    const set = (values: Partial<typeof gygs.$inferInsert>) =>
      api.db.tx((tx) => tx.update(gygs).set(values).where(eq(gygs.id, gyg.id)));
    expect(await total()).toBe(1);
    await set({ hidden: true });
    expect(await total()).toBe(0);
    await set({ hidden: false });
    expect(await total()).toBe(1);
    await set({ publishedAt: null });
    expect(await total()).toBe(0);
    await set({ publishedAt: api.clock.now() });
    expect(await total()).toBe(1);
    await api.db.tx((tx) => tx.delete(gygs).where(eq(gygs.id, gyg.id)));
    expect(await total()).toBe(0);
  });
});

describe('a card that is not right', () => {
  test('because a program changed a gyg that knows no cards is written before the next list', async () => {
    const { gyg, shown } = await hosting();
    await plain.tx((tx) => tx.update(gygs).set({ title: 'Changed elsewhere' }).where(eq(gygs.id, gyg.id)));
    expect(await findCardDrift(plain.read)).not.toEqual([]);
    expect(await shown()).toMatchObject({ title: 'Changed elsewhere' });
    expect(await findCardDrift(plain.read)).toEqual([]);
  });

  test('because it has an earlier form is written before the next list', async () => {
    const { gyg, shown } = await hosting();
    await plain.tx((tx) => tx.update(gygCards).set({ format: 0, shown: '"old":1' }).where(eq(gygCards.gygId, gyg.id)));
    expect(await shown()).toMatchObject({ id: gyg.id });
  });

  test('is named, and written by a rebuild', async () => {
    const { gyg } = await hosting();
    await plain.tx((tx) =>
      tx.update(gygCards).set({ titleKey: 'x', positionsLeft: 99 }).where(eq(gygCards.gygId, gyg.id)),
    );
    expect(await findCardDrift(plain.read)).toEqual([`${gyg.id}: positionsLeft is old`, `${gyg.id}: titleKey is old`]);
    await plain.tx((tx) => tx.delete(gygCards).where(eq(gygCards.gygId, gyg.id)));
    expect(await findCardDrift(plain.read)).toEqual([`${gyg.id} has no card`]);
    expect(await rebuildCards(plain)).toBe(await plain.read.$count(gygs));
    expect(await findCardDrift(plain.read)).toEqual([]);
  });

  test('because the database comes from another server, with later transactions, is adopted once', async () => {
    const { gyg, shown } = await hosting();
    const inFuture = 2 ** 40;
    await plain.tx((tx) => tx.update(gygCards).set({ version: inFuture }).where(eq(gygCards.gygId, gyg.id)));
    await catchUpCards(plain);
    const [card] = await plain.read.select().from(gygCards).where(eq(gygCards.gygId, gyg.id));
    if (plain.engine === 'postgres') expect(card?.version).toBeLessThan(inFuture);
    expect(await shown()).toMatchObject({ id: gyg.id });
  });
});

test('changes of one gyg at the same time all reach its card', async () => {
  const { gyg, shown } = await api.scene(Array.from({ length: 6 }, () => ({ offeredPositions: 9 }))).then((made) => ({
    ...made,
    shown: async () => (await other.call('findHostedGygs', { query: { organizationId: made.host.id } })).data.gygs[0],
  }));
  await Promise.all(
    gyg.needs.map(({ id }, at) =>
      (at % 2 === 0 ? api : other).db.tx((tx) => tx.update(needs).set({ bookedPositions: at }).where(eq(needs.id, id))),
    ),
  );
  expect(await shown()).toMatchObject({ positionsLeft: 6 * 9 - 15 });
  expect(await findCardDrift(plain.read)).toEqual([]);
});

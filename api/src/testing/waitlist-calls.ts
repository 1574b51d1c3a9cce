import { mailOutbox } from '@gyg/database/schema';
import { and, eq } from 'drizzle-orm';
import type { TestApi } from './test-api';
import type { TestUser } from './test-factories';

type Scene = Awaited<ReturnType<TestApi['scene']>>;

/** Calls of people who book, wait, are offered places and answer, for tests of the waiting list. */
export function createWaitlistCalls(api: TestApi) {
  const { db, clock } = api;
  const cancel = (
    who: TestUser,
    { gyg }: Scene,
    bookingId: string,
    contributionType: 'SKILL' | 'COMMODITY' = 'SKILL',
  ) =>
    api.as(who)('cancelBooking', { params: { gygId: gyg.id, bookingId }, body: { contributionType, reason: 'Ill' } });
  const bookNeed = (who: TestUser, { gyg }: Scene, over = {}) =>
    api.as(who)('createBooking', {
      params: { gygId: gyg.id },
      body: { userId: who.id, gygPositionId: gyg.needId, contributionType: 'SKILL', quantity: 1, ...over },
    });
  const join = (who: TestUser, { gyg }: Scene, over = {}) =>
    api.as(who)('joinWaitlist', {
      params: { gygId: gyg.id },
      body: { gygPositionId: gyg.needId, contributionType: 'SKILL', ...over },
    });
  const mine = async (who: TestUser, { gyg }: Scene) =>
    (await api.as(who)('getGygViewer', { params: { gygId: gyg.id } })).data.waitlist;
  const offerOf = async (who: TestUser, scene: Scene) => (await mine(who, scene))[0]?.offer ?? null;
  const tokenOf = async (who: TestUser, scene: Scene) => (await offerOf(who, scene))?.token ?? '';
  const accept = (token: string) => api.call('acceptWaitlistOffer', { params: { token }, body: {} });
  const decline = (token: string) => api.call('declineWaitlistOffer', { params: { token }, body: {} });
  const need = async ({ gyg }: Scene) =>
    (await api.call('listPositions', { params: { gygId: gyg.id } })).data.needs.find(({ id }) => id === gyg.needId);
  const notified = async (who: TestUser) =>
    (await api.as(who)('listNotifications', { params: { userId: who.id } })).data.notifications.map(({ type }) => type);
  const mailed = async (who: TestUser, template: string) =>
    (
      await db.read
        .select({ data: mailOutbox.data })
        .from(mailOutbox)
        .where(and(eq(mailOutbox.to, who.email), eq(mailOutbox.template, template)))
    ).map(({ data }) => data);

  /** A gyg whose need has one position, booked by someone, and these people on its waiting list in order. */
  async function queue(people: number, over: Parameters<typeof api.scene>[1] = {}, needOver = {}) {
    const scene = await api.scene([{ offeredPositions: 1, ...needOver }], over);
    const holder = await api.user();
    const { data } = await bookNeed(holder, scene);
    const waiting: TestUser[] = [];
    for (let number = 0; number < people; number += 1) {
      const person = await api.user();
      clock.pass(0.001);
      if ((await join(person, scene)).status !== 201) throw new Error('Could not join the waiting list');
      waiting.push(person);
    }
    const [first = holder, second = holder, third = holder] = waiting;
    return { ...scene, holder, bookingId: data.id, first, second, third };
  }

  return { cancel, bookNeed, join, mine, offerOf, tokenOf, accept, decline, need, notified, mailed, queue };
}

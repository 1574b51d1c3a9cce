import { bookings, mailOutbox, notifications, representationRequests, webhookDeliveries } from '@gyg/database/schema';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { addBookers, addQueue, addRecipients, createStatementCounter, createTestApi, hour } from '../../../testing';
import { createScheduler } from '../../../workers/create-scheduler';

const { wrapDatabase, during } = createStatementCounter();
const api = await createTestApi({ wrapDatabase });
afterAll(() => api.close());
const scheduler = createScheduler({
  db: wrapDatabase(api.db),
  publicUrl: 'http://platform.test',
  now: api.clock.now,
});
// What is due without any gyg, so that later runs do only what is about one.
await scheduler.runOnce();

type Scene = Awaited<ReturnType<typeof scene>>;

/** A gyg of a host that listens to everything, with this many people of each kind. */
async function scene({ booked = 0, placed = 0, queued = 0, startsIn = 24 * 7 }) {
  const created = await api.scene([{}], { startsIn, lasts: 5, title: 'Cove day', address: 'Smögen' });
  const hook = { url: 'https://hooks.renkust.example/gyg', events: ['booking.cancelled', 'gyg.updated'] };
  await api.as(created.admin)('createWebhook', { params: { organizationId: created.host.id }, body: hook });
  return {
    ...created,
    call: api.as(created.admin),
    params: { gygId: created.gyg.id },
    bookers: booked > 0 ? await addBookers(api, created, booked) : [],
    recipients: placed > 0 ? await addRecipients(api, created, placed) : [],
    queue: queued > 0 ? await addQueue(api, created, queued) : [],
  };
}

const inHours = (hours: number) => new Date(api.clock.now().getTime() + hours * hour).toISOString();
const move = ({ call, params }: Scene) =>
  call('updateGyg', { params, body: { startDateTime: inHours(200), endDateTime: inHours(204), address: 'Lysekil' } });
const unpublish = ({ call, params }: Scene) => call('unpublishGyg', { params, body: { reason: 'Storm' } });
const finish = ({ call, params }: Scene) => call('finishGyg', { params, body: {} });
const offer = ({ call, params, gyg, queue }: Scene) =>
  call('updatePosition', { params: { ...params, needId: gyg.needId }, body: { offeredPositions: queue.length } });
const remove = ({ call, params, gyg }: Scene) => call('deletePosition', { params: { ...params, needId: gyg.needId } });
const remind = async () => ({ status: (await scheduler.runOnce()) === 0 ? 200 : 500 });

const changes = [
  { what: 'a new date and place', people: ['booked', 'placed', 'queued'], act: move },
  { what: 'unpublishing', people: ['booked', 'placed'], act: unpublish },
  { what: 'unpublishing with a queue', people: ['queued'], act: unpublish },
  { what: 'finishing', people: ['booked', 'placed'], startsIn: -1, act: finish },
  { what: 'a reminder', people: ['booked', 'placed'], startsIn: 20, act: remind },
  { what: 'positions that are offered to a queue', people: ['queued'], act: offer },
  { what: 'positions that become free shortly before the start', people: ['queued'], startsIn: 5, act: offer },
  { what: 'deleting a need with a queue', people: ['queued'], act: remove },
] as const;

describe('takes as many statements for thirty people as for three:', () => {
  for (const { what, people, act, ...over } of changes) {
    test(what, async () => {
      const counts: number[] = [];
      // The first time also makes what an installation has once, such as the secret of signed links.
      for (const size of [3, 3, 30]) {
        const one = await scene({ ...Object.fromEntries(people.map((kind) => [kind, size])), ...over });
        counts.push(await during(async () => expect((await act(one)).status).toBeLessThan(300)));
      }
      expect(counts[2]).toBe(counts[1]);
    });
  }

  test('a new date with open offers', async () => {
    const counts: number[] = [];
    for (const size of [3, 30]) {
      const one = await scene({ queued: size });
      await offer(one);
      counts.push(await during(async () => expect((await move(one)).status).toBe(200)));
    }
    expect(counts[1]).toBe(counts[0]);
  });
});

const received = async ({ params }: Scene, people: readonly { id: string; email: string }[]) => ({
  notifications: await api.db.read
    .select()
    .from(notifications)
    .where(
      and(
        eq(notifications.gygId, params.gygId),
        inArray(
          notifications.userId,
          people.map(({ id }) => id),
        ),
      ),
    )
    .orderBy(asc(notifications.userId)),
  mails: await api.db.read
    .select()
    .from(mailOutbox)
    .where(
      inArray(
        mailOutbox.to,
        people.map(({ email }) => email),
      ),
    )
    .orderBy(asc(mailOutbox.to)),
});

test('unpublishing cancels all, and each person gets one message, in their language', async () => {
  const one = await scene({ booked: 4, placed: 2 });
  const people = [...one.bookers, ...one.recipients].sort((a, b) => a.id.localeCompare(b.id));
  expect((await unpublish(one)).status).toBe(200);
  const messages = await received(one, people);
  const reason = { gyg: 'Cove day', host: one.host.name, reason: 'Storm' };
  expect(messages.notifications).toMatchObject(
    people.map(({ id, locale }) => ({
      userId: id,
      type: 'gyg_unpublished',
      title: locale === 'en' ? 'Cove day is cancelled' : 'Cove day är inställd',
      body:
        locale === 'en'
          ? `${one.host.name} cancelled it, and with it your booking. Reason: Storm`
          : `${one.host.name} har ställt in gygen, så din bokning är avbokad. Anledning: Storm`,
      data: reason,
      viewed: false,
      archived: false,
      actionKind: null,
    })),
  );
  expect(messages.mails).toMatchObject(
    people.map(({ fullName, email, locale }) => ({
      to: email,
      locale,
      template: 'gygUnpublished',
      attempts: 0,
      data: {
        name: fullName,
        gygTitle: 'Cove day',
        organization: one.host.name,
        reason: 'Storm',
        address: 'Smögen',
        link: `http://platform.test/gygs/${one.gyg.id}/bookings`,
      },
    })),
  );
  const rows = await api.db.read.select().from(bookings).where(eq(bookings.gygId, one.gyg.id)).orderBy(bookings.id);
  expect(rows.map(({ status, cancelReason, cancelledBy }) => [status, cancelReason, cancelledBy])).toEqual(
    one.bookers.map(() => ['CANCELLED', 'Storm', one.admin.id]),
  );
  const requests = await api.db.read
    .select()
    .from(representationRequests)
    .where(
      inArray(
        representationRequests.bookingId,
        rows.map(({ id }) => id),
      ),
    );
  expect(requests.map(({ status, answeredBy }) => [status, answeredBy])).toEqual(
    [1, 2].map(() => ['WITHDRAWN', one.admin.id]),
  );
  const calls = await api.db.read
    .select()
    .from(webhookDeliveries)
    .where(and(eq(webhookDeliveries.gygId, one.gyg.id), eq(webhookDeliveries.event, 'booking.cancelled')));
  expect(calls.map(({ payload }) => JSON.parse(payload).bookingId).sort()).toEqual(rows.map(({ id }) => id).sort());
});

test('a queue is closed with its offers, whose places are free again', async () => {
  const one = await scene({ queued: 4 });
  const body = { offeredPositions: 2 };
  await one.call('updatePosition', { params: { ...one.params, needId: one.gyg.needId }, body });
  const need = async () => (await one.call('listPositions', { params: one.params })).data.needs[0];
  expect(await need()).toMatchObject({ offeredPositions: 2, availablePositions: 0 });
  const offers = await received(one, one.queue);
  expect(
    offers.notifications.map(({ userId, type, actionTargetId }) => [userId, type, actionTargetId !== null]),
  ).toEqual(one.queue.slice(0, 2).map(({ id }) => [id, 'waitlist_offered', true]));
  expect(offers.mails.map(({ to, template }) => [to, template])).toEqual(
    one.queue.slice(0, 2).map(({ email }) => [email, 'waitlistOffer']),
  );
  expect((await unpublish(one)).status).toBe(200);
  expect(await need()).toMatchObject({ offeredPositions: 2, availablePositions: 2 });
  const closed = await received(one, one.queue);
  const last = closed.notifications.filter(({ type }) => type === 'waitlist_closed');
  expect(last.map(({ userId }) => userId)).toEqual(one.queue.map(({ id }) => id));
  const answerable = closed.notifications.filter(({ actionKind, archived }) => actionKind !== null && !archived);
  expect(answerable).toEqual([]);
  expect(closed.mails.filter(({ template }) => template === 'waitlistClosed').map(({ to }) => to)).toEqual(
    one.queue.map(({ email }) => email),
  );
});

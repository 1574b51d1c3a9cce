import { beneficiaries, bookings, gygs, mailOutbox, needs } from '@gyg/database/schema';
import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { createTestApi, hour } from '../../../testing';
import { createScheduler } from '../../../workers/create-scheduler';

const api = await createTestApi();
afterAll(() => api.close());
const { db, clock } = api;
const scheduler = createScheduler({ db, publicUrl: 'http://platform.test', now: clock.now });

type Person = Awaited<ReturnType<typeof api.user>>;
type Answer = 'COMING' | 'CANCEL';

const get = (token: string, query: Record<string, string> = {}) =>
  api.call('getConfirmation', { params: { token }, query });
const answer = (token: string, given: Answer, reason?: string) =>
  api.call('answerConfirmation', {
    params: { token },
    body: { answer: given, ...(reason === undefined ? {} : { reason }) },
  });

/** The token in the latest reminder that was mailed to a person. */
async function tokenOf(person: Person): Promise<string> {
  const mails = await db.read.select().from(mailOutbox).where(eq(mailOutbox.to, person.email));
  const links = mails.filter(({ template }) => template.endsWith('Reminder')).map(({ data }) => String(data.link));
  return new URL(links.at(-1) ?? '').pathname.split('/').at(-1) ?? '';
}

/** The token in the latest reminder of a person's place. */
async function tokenOfPlace(person: Person): Promise<string> {
  const mails = await db.read.select().from(mailOutbox).where(eq(mailOutbox.to, person.email));
  const links = mails.filter(({ template }) => template === 'placeReminder').map(({ data }) => String(data.link));
  return new URL(links.at(-1) ?? '').pathname.split('/').at(-1) ?? '';
}

/** A person who booked every need of a gyg that starts in 40 hours, and was reminded. */
async function reminded(locale: 'en' | 'se' = 'en') {
  const wanted = [
    { title: 'Shore picker' },
    { title: 'Gloves', kind: 'COMMODITY' },
    { title: 'Cook', needsApproval: true },
  ] as const;
  const { gyg, admin, host } = await api.scene(wanted, { startsIn: 40, lasts: 2, beneficiaryPositions: 2 });
  const person = await api.user({ locale });
  const ids = await api.seed(async (seeder) => {
    const tokens: string[] = [];
    for (const [index, need] of gyg.needs.entries()) {
      const kind = index === 1 ? ('COMMODITY' as const) : ('SKILL' as const);
      const booked = { gygId: gyg.id, userId: person.id, contributionType: kind, quantity: index === 1 ? 2 : 1 };
      tokens.push(
        (await seeder.book({ ...booked, needId: need.id, at: new Date(clock.now().getTime() - 24 * hour) })).id,
      );
    }
    return tokens;
  });
  await scheduler.runOnce();
  return { gyg, admin, host, person, ids, token: await tokenOf(person) };
}

const rowsOf = (gyg: { id: string }) => db.read.select().from(bookings).where(eq(bookings.gygId, gyg.id));

describe('the link of a reminder', () => {
  test('shows what it is about to anyone who has it, without the person', async () => {
    const { gyg, host, person, token } = await reminded();
    const { data, text } = await get(token);
    expect(data).toMatchObject({
      kind: 'BOOKING',
      state: 'OPEN',
      moved: false,
      confirmedAt: null,
      gygId: gyg.id,
      hostName: host.name,
      address: 'The jetty',
      gygVisible: true,
    });
    expect(data.needs.map(({ needTitle, quantity }) => `${needTitle} ${quantity}`).sort()).toEqual([
      'Cook 1',
      'Gloves 2',
      'Shore picker 1',
    ]);
    for (const secret of [person.fullName, person.email, person.id]) expect(text).not.toContain(secret);
  });

  test('that is wrong or was changed is 404, and of an erased person too', async () => {
    const { person, token } = await reminded();
    for (const wrong of ['nothing', `${token}x`, token.replace(/^b~/, 'p~')]) {
      expect([(await get(wrong)).problem.code, (await answer(wrong, 'COMING')).problem.code]).toEqual([
        'reminders.missing',
        'reminders.missing',
      ]);
    }
    await api.as(person)('eraseUser', { params: { userId: person.id } });
    expect((await get(token)).problem.code).toBe('reminders.missing');
    expect((await answer(token, 'COMING')).problem.code).toBe('reminders.missing');
  });

  test('is in the language of the reader where the gyg is translated', async () => {
    const { gyg, admin, token } = await reminded();
    const texts = {
      title: 'Shore day',
      summary: '',
      preface: '',
      description: '',
      impact: '',
      participantInfo: '',
      beneficiaryText: '',
    };
    const saved = await api.as(admin)('saveGygTranslation', {
      params: { gygId: gyg.id, language: 'en' },
      body: { ...texts, needs: [] },
    });
    expect(saved.status, saved.text).toBe(200);
    expect((await get(token, { lang: 'en' })).data).toMatchObject({ gygTitle: 'Shore day', gygLanguage: 'en' });
  });
});

describe('the answer “I’m coming”', () => {
  test('confirms all bookings of the person, and can be repeated', async () => {
    const { gyg, person, token } = await reminded();
    const { data } = await answer(token, 'COMING');
    const at = clock.now();
    expect(data).toMatchObject({ state: 'COMING', confirmedAt: at.toISOString() });
    clock.pass(1);
    expect((await answer(token, 'COMING')).data.confirmedAt).toBe(at.toISOString());
    expect((await rowsOf(gyg)).map(({ confirmedAt }) => confirmedAt)).toEqual([at, at, at]);
    const own = await api.as(person)('listUserBookings', { params: { userId: person.id } });
    expect(own.data.bookings.map(({ confirmedAt }) => confirmedAt)).toEqual(Array(3).fill(at.toISOString()));
  });

  test('is asked for again when the person has booked more', async () => {
    const { ids, token } = await reminded();
    await answer(token, 'COMING');
    await db.tx((tx) =>
      tx
        .update(bookings)
        .set({ confirmedAt: null })
        .where(eq(bookings.id, ids[2] ?? '')),
    );
    expect((await get(token)).data.state).toBe('OPEN');
  });

  test('is seen by the hosts in their lists, not by other organisations', async () => {
    const { gyg, admin, token } = await reminded();
    await answer(token, 'COMING');
    const params = { gygId: gyg.id };
    const list = await api.as(admin)('listGygBookings', { params });
    expect(list.data.bookings.map(({ confirmedAt }) => confirmedAt !== null)).toEqual([true, true, true]);
    const door = await api.as(admin)('listAttendance', { params });
    expect(door.data.entries.map(({ confirmedAt }) => confirmedAt !== null)).toEqual([true, true]);
    const other = await api.organization();
    const colleague = await api.user();
    await api.member(other.id, colleague.id, 'ADMIN');
    await db.tx((t) => t.update(bookings).set({ organizationId: other.id }).where(eq(bookings.gygId, gyg.id)));
    const members = await api.as(colleague)('listMemberBookings', { params: { ...params, organizationId: other.id } });
    expect(members.data.bookings.map(({ confirmedAt }) => confirmedAt)).toEqual([null, null, null]);
  });

  test('closes the notification, and the notification gives the same answers', async () => {
    const { person, token } = await reminded();
    const list = async (archived: 'true' | 'false') =>
      (await api.as(person)('listNotifications', { params: { userId: person.id }, query: { archived } })).data
        .notifications;
    const [asked] = await list('false');
    expect(asked).toMatchObject({ type: 'gyg_reminder', action: { kind: 'reminder' } });
    const params = { notificationId: asked?.id ?? '' };
    expect((await api.as(person)('respondToNotification', { params, body: { action: 'accept' } })).status).toBe(204);
    expect((await get(token)).data.state).toBe('COMING');
    expect(await answer(token, 'CANCEL')).toMatchObject({ data: { state: 'CANCELLED', needs: [] } });
    const [answered] = (await list('true')).filter(({ id }) => id === asked?.id);
    expect(answered?.notificationAction).toMatchObject({ responded: true, responderAction: 'false' });
    expect((await api.as(person)('respondToNotification', { params, body: { action: 'accept' } })).problem.code).toBe(
      'notifications.already_responded',
    );
  });

  test('is refused with its reason once all is cancelled, or the gyg has started', async () => {
    const { gyg, person, ids, token } = await reminded();
    const second = await reminded();
    for (const [index, bookingId] of ids.entries()) {
      const contributionType = index === 1 ? 'COMMODITY' : 'SKILL';
      const body = { contributionType, reason: 'Ill' } as const;
      await api.as(person)('cancelBooking', { params: { gygId: gyg.id, bookingId }, body });
    }
    expect((await get(token)).data.state).toBe('CANCELLED');
    expect((await answer(token, 'COMING')).problem.code).toBe('reminders.cancelled');
    expect((await answer(token, 'CANCEL')).status).toBe(200);
    clock.pass(40);
    expect((await get(second.token)).data.state).toBe('STARTED');
    for (const choice of ['COMING', 'CANCEL'] as const) {
      expect((await answer(second.token, choice)).problem.code).toBe('reminders.started');
    }
  });

  test('is asked for again when the start was moved', async () => {
    const { gyg, admin, token } = await reminded();
    await answer(token, 'COMING');
    const start = clock.now().getTime() + 60 * hour;
    const body = { startDateTime: new Date(start).toISOString(), endDateTime: new Date(start + hour).toISOString() };
    await api.as(admin)('updateGyg', { params: { gygId: gyg.id }, body });
    expect((await get(token)).data).toMatchObject({ state: 'OPEN', moved: true, startDateTime: body.startDateTime });
    expect((await answer(token, 'COMING')).data).toMatchObject({ state: 'COMING', moved: true });
  });

  test('belongs to the person whose notification it is', async () => {
    const { person } = await reminded();
    const [asked] = (await api.as(person)('listNotifications', { params: { userId: person.id } })).data.notifications;
    const other = await api.user();
    const params = { notificationId: asked?.id ?? '' };
    const refused = await api.as(other)('respondToNotification', { params, body: { action: 'decline' } });
    expect(refused.problem.code).toBe('notifications.missing');
  });
});

describe('the answer “I can’t come”', () => {
  test.each([
    ['en', 'Answered the reminder: can’t come'],
    ['se', 'Svarade på påminnelsen: kan inte komma'],
  ] as const)('cancels as the booker would, with a standard reason in %s', async (locale, reason) => {
    const { gyg, admin, token } = await reminded(locale);
    expect((await answer(token, 'CANCEL')).data.state).toBe('CANCELLED');
    const rows = await rowsOf(gyg);
    expect(rows.map((row) => [row.status, row.cancelReason])).toEqual(Array(3).fill(['CANCELLED', reason]));
    const left = await db.read.select().from(needs).where(eq(needs.gygId, gyg.id));
    expect(left.map(({ bookedPositions }) => bookedPositions)).toEqual([0, 0, 0]);
    const listed = await api.as(admin)('listNotifications', { params: { userId: admin.id } });
    expect(listed.data.notifications.filter(({ type }) => type === 'booking_cancelled')).toHaveLength(3);
    expect((await answer(token, 'CANCEL')).status).toBe(200);
    const again = await api.as(admin)('listNotifications', { params: { userId: admin.id } });
    expect(again.data.total).toBe(listed.data.total);
  });

  test('cancels nothing of another person, nor of another gyg', async () => {
    const { gyg, person, token } = await reminded();
    const elsewhere = await api.scene([{}], { startsIn: 60 });
    const other = await api.user();
    const at = new Date(clock.now().getTime() - 24 * hour);
    const skill = { contributionType: 'SKILL', at } as const;
    const places = await api.seed(async (seeder) => {
      await seeder.book({ userId: other.id, gygId: gyg.id, needId: gyg.needId, ...skill });
      await seeder.book({ userId: person.id, gygId: elsewhere.gyg.id, needId: elsewhere.gyg.needId, ...skill });
      const [mine, theirs] = [{ userId: person.id }, { userId: other.id }];
      return [
        await seeder.addRecipient({ gygId: gyg.id, ...mine, at }),
        await seeder.addRecipient({ gygId: gyg.id, ...theirs, at }),
      ];
    });
    await answer(token, 'CANCEL');
    const left = (await rowsOf(gyg)).filter(({ status }) => status === 'ACTIVE').map(({ userId }) => userId);
    expect(left).toEqual([other.id]);
    expect((await rowsOf(elsewhere.gyg)).map(({ status }) => status)).toEqual(['ACTIVE']);
    // Nor a place, which has a reminder of its own; and that one ends only the place of its person.
    const active = async () =>
      (await db.read.select().from(beneficiaries).where(eq(beneficiaries.gygId, gyg.id)))
        .filter(({ status }) => status === 'ACTIVE')
        .map(({ id }) => id);
    expect((await active()).toSorted()).toEqual(places.map(({ id }) => id).toSorted());
    clock.pass(38);
    await scheduler.runOnce();
    await answer(await tokenOf(other), 'CANCEL');
    const place = await tokenOfPlace(other);
    await answer(place, 'CANCEL');
    expect(await active()).toEqual([places[0]?.id]);
  });

  test('sends the hosts the reason that was given', async () => {
    const { gyg, token } = await reminded();
    await answer(token, 'CANCEL', 'My train is cancelled');
    expect((await rowsOf(gyg)).map(({ cancelReason }) => cancelReason)).toEqual(Array(3).fill('My train is cancelled'));
  });

  test('frees the place of a recipient', async () => {
    const { gyg, admin } = await api.scene([{}], { startsIn: 40, beneficiaryPositions: 2 });
    const recipient = await api.user();
    await api.seed((seeder) =>
      seeder.addRecipient({ gygId: gyg.id, userId: recipient.id, at: new Date(clock.now().getTime() - 24 * hour) }),
    );
    await scheduler.runOnce();
    const token = await tokenOf(recipient);
    expect((await answer(token, 'COMING')).data).toMatchObject({ kind: 'PLACE', state: 'COMING', needs: [] });
    const first = clock.now();
    clock.pass(1);
    expect((await answer(token, 'COMING')).data.confirmedAt).toBe(first.toISOString());
    const params = { gygId: gyg.id };
    const [shown] = (await api.as(admin)('listBeneficiaries', { params })).data.beneficiaries;
    expect(shown?.confirmedAt).toBe(first.toISOString());
    expect((await answer(token, 'CANCEL')).data.state).toBe('CANCELLED');
    expect((await api.as(admin)('listBeneficiaries', { params })).data.counts).toEqual({ ACTIVE: 0, CANCELLED: 1 });
    const [row] = await db.read.select().from(gygs).where(eq(gygs.id, gyg.id));
    expect(row?.beneficiariesTaken).toBe(0);
  });
});

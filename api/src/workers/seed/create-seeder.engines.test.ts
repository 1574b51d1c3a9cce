import { bookings, mailOutbox, needs } from '@gyg/database/schema';
import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { createTestApi, hour } from '../../testing';

const api = await createTestApi();
afterAll(() => api.close());
const now = api.clock.now().getTime();

describe('seeding', () => {
  test('books by the product’s rules at the given time, with right counters and no mail', async () => {
    const [user, admin] = [await api.user(), await api.user()];
    const organization = await api.organization();
    await api.member(organization.id, admin.id, 'ADMIN');
    await api.member(organization.id, user.id);
    const gyg = await api.gyg({
      organizationId: organization.id,
      startsIn: -48,
      needs: [api.need({ offeredPositions: 2, needsApproval: true }), api.need({ kind: 'COMMODITY' })],
    });
    const at = new Date(now - 72 * hour);
    const later = new Date(now - 47 * hour);
    await api.seed(async (seeder) => {
      const [skill, items] = gyg.needs;
      if (!skill || !items) throw new Error('The needs are gone');
      const base = { userId: user.id, gygId: gyg.id, at };
      const booked = await seeder.book({
        ...base,
        needId: skill.id,
        contributionType: 'SKILL',
        userOrganization: organization.id,
      });
      expect(booked).toMatchObject({ status: 'PENDING', representation: { status: 'PENDING' } });
      await seeder.answerBooking(booked.id, { byUserId: admin.id, accept: true, at });
      await seeder.answerRepresentation(booked.representation?.id ?? '', { byUserId: admin.id, accept: true, at });
      await seeder.recordAttendance({ bookingId: booked.id, byUserId: admin.id, attendance: 'ATTENDED', at: later });
      const seeded = await seeder.book({ ...base, needId: items.id, contributionType: 'COMMODITY', quantity: 3 });
      await seeder.cancelBooking({ bookingId: seeded.id, byUserId: user.id, reason: 'Gone', at });
      await expect(
        seeder.book({ ...base, needId: skill.id, contributionType: 'SKILL', at: api.clock.now() }),
      ).rejects.toThrow();
    });
    const rows = await api.db.read.select().from(needs);
    expect(rows.map((row) => row.bookedPositions).sort()).toEqual([0, 1]);
    expect(await api.db.read.select().from(mailOutbox)).toEqual([]);
    const { data } = await api.call('getOrganizationProfile', { params: { organizationId: organization.id } });
    expect(data.statistics.contributed).toBe(2);
  });

  test('confirms, thanks and queues by the product’s rules, and offers a cancelled place to the first who waits', async () => {
    const [booker, first, second, admin] = [await api.user(), await api.user(), await api.user(), await api.user()];
    const organization = await api.organization();
    await api.member(organization.id, admin.id, 'ADMIN');
    const gyg = await api.gyg({
      organizationId: organization.id,
      startsIn: 72,
      needs: [api.need({ offeredPositions: 1 })],
    });
    const need = { id: gyg.needs[0]?.id ?? '', contributionType: 'SKILL' as const };
    const past = await api.gyg({ organizationId: organization.id, startsIn: -48, needs: [api.need()] });
    const at = (hours: number) => new Date(now + hours * hour);
    await api.seed(async (seeder) => {
      const wish = { gygId: gyg.id, need, bookingComment: 'Any time' };
      const waiting = (userId: string, hours = -5) => ({ ...wish, userId, at: at(hours) });
      await expect(seeder.joinWaitlist(waiting(first.id))).rejects.toThrow();
      const book = { userId: booker.id, gygId: gyg.id, needId: need.id, contributionType: 'SKILL' as const };
      const booked = await seeder.book({ ...book, at: at(-9) });
      await seeder.confirm({ bookingId: booked.id, at: at(-8) });
      await seeder.joinWaitlist(waiting(first.id));
      await seeder.joinWaitlist(waiting(second.id, -4));
      await seeder.cancelBooking({ bookingId: booked.id, byUserId: booker.id, reason: 'Ill', at: at(-2) });
      const needId = past.needs[0]?.id ?? '';
      const attended = await seeder.book({ ...book, gygId: past.id, needId, at: at(-72) });
      const thanks = { bookingId: attended.id, byUserId: admin.id, thanks: 'Well read' };
      await expect(seeder.thank({ ...thanks, at: at(-60) })).rejects.toThrow();
      await seeder.thank({ ...thanks, at: at(-20) });
    });
    const waitlistOf = async (person: typeof first) =>
      (await api.as(person)('listUserBookings', { params: { userId: person.id } })).data.waitlist;
    const end = new Date(now + 22 * hour).toISOString();
    expect(await waitlistOf(first)).toMatchObject([{ ahead: 0, offer: { expiresAt: end } }]);
    expect(await waitlistOf(second)).toMatchObject([{ status: 'WAITING', offer: null }]);
    const [row] = await api.db.read.select().from(bookings).where(eq(bookings.gygId, gyg.id));
    expect(row?.confirmedAt).toEqual(at(-8));
    const { data } = await api.as(booker)('listUserBookings', { params: { userId: booker.id } });
    expect(data.bookings.find(({ gygId }) => gygId === past.id)?.thanks).toMatchObject({ text: 'Well read' });
    expect(await api.db.read.select().from(mailOutbox)).toEqual([]);
  });

  test('books in bulk with right counters, and never more than a need offers', async () => {
    const [user, second, admin] = [await api.user(), await api.user(), await api.user()];
    const organization = await api.organization();
    await api.member(organization.id, admin.id, 'ADMIN');
    const gyg = await api.gyg({
      organizationId: organization.id,
      startsIn: -48,
      needs: [api.need({ kind: 'COMMODITY', offeredPositions: 5 })],
    });
    const booked = {
      gygId: gyg.id,
      needId: gyg.needs[0]?.id ?? '',
      contributionType: 'COMMODITY',
      quantity: 3,
      at: new Date(now - 72 * hour),
    } as const;
    const represented = { represents: organization.id, acceptedBy: admin.id, attendance: 'ATTENDED' } as const;
    await api.seed((seeder) => seeder.addBookings([{ ...booked, ...represented, userId: user.id }]));
    const { data } = await api.as(admin)('listOrganizationRepresentationRequests', {
      params: { organizationId: organization.id },
    });
    expect(data.requests[0]).toMatchObject({ userId: user.id, status: 'ACCEPTED' });
    const [row] = await api.db.read.select().from(needs).where(eq(needs.id, booked.needId));
    expect(row?.bookedPositions).toBe(3);
    await expect(api.seed((seeder) => seeder.addBookings([{ ...booked, userId: second.id }]))).rejects.toThrow();
  });

  test('asks admins about a membership request', async () => {
    const [user, admin] = [await api.user(), await api.user()];
    const organization = await api.organization();
    await api.member(organization.id, admin.id, 'ADMIN');
    const { id } = await api.seed((seeder) =>
      seeder.addMembershipRequest({ organizationId: organization.id, userId: user.id, createdAt: api.clock.now() }),
    );
    const { data } = await api.as(admin)('listNotifications', { params: { userId: admin.id } });
    expect(data.notifications[0]).toMatchObject({ action: { kind: 'membership', targetId: id } });
  });

  test('writes sixty gygs and three hundred bookings in one transaction', async () => {
    const host = await api.organization();
    await api.seed(async (seeder) => {
      const people: string[] = [];
      for (let number = 0; number < 30; number += 1) {
        const person = { subject: `bulk-${number}`, fullName: `Bulk ${number}`, email: `bulk-${number}@example.org` };
        people.push((await seeder.addUser(person)).id);
      }
      for (let number = 0; number < 60; number += 1) {
        const start = new Date(now + (number + 1) * 24 * hour);
        const gyg = await seeder.addGyg({
          organizationId: host.id,
          title: `Bulk ${number}`,
          summary: '',
          address: '',
          sdgGoalId: 1,
          startDateTime: start,
          endDateTime: new Date(start.getTime() + hour),
          publishedAt: api.clock.now(),
          needs: [api.need({ offeredPositions: 9 })],
        });
        const needId = gyg.needs[0]?.id ?? '';
        for (const userId of people.slice(0, 5)) {
          await seeder.book({ userId, gygId: gyg.id, needId, contributionType: 'SKILL', at: api.clock.now() });
        }
      }
    });
    const { data } = await api.call('viewOrganizationGygs', { params: { organizationId: host.id } });
    expect(data.total).toBe(60);
  }, 60_000);
});

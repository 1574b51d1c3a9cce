import * as tables from '@gyg/database/schema';
import { eq } from 'drizzle-orm';
import type { TestApi } from './test-api';
import { hour } from './test-clock';

/** The text written into every field that a person fills in. */
export const ownWords = 'CanaryWords';
export const fullName = 'Canary Kvist';

/**
 * A person with rows in every table that can refer to a person, and others: an admin of the same organisation, and the
 * hosts.
 */
export async function createFullPerson(api: TestApi) {
  const now = api.clock.now();
  const at = (hours: number) => new Date(now.getTime() + hours * hour);
  const person = await api.user({
    subject: 'canary-subject',
    fullName,
    email: 'canary@example.org',
    profileImage: '/media/canary.webp',
  });
  const organization = await api.organization();
  const coming = await api.scene([{ offeredPositions: 3 }, { needsApproval: true }], { beneficiaryPositions: 2 });
  const past = await api.scene([{}], { startsIn: -24, beneficiaryPositions: 2, managers: [person.id] });
  const colleague = coming.admin;
  await api.member(organization.id, person.id, 'ADMIN');
  await api.member(organization.id, colleague.id, 'ADMIN');
  await api.member(coming.host.id, person.id, 'MEMBER');
  const [need, approved] = coming.gyg.needs;
  const booked = await api.seed(async (seeder) => {
    const book = { userId: person.id, contributionType: 'SKILL', bookingComment: ownWords } as const;
    const done = await seeder.book({ ...book, gygId: past.gyg.id, needId: past.gyg.needId, at: at(-48) });
    const byUserId = past.admin.id;
    await seeder.recordAttendance({ bookingId: done.id, byUserId, attendance: 'ATTENDED', at: at(-20) });
    return { done: done.id };
  });
  const call = api.as(person);
  const book = async (needId = '', userOrganization: string | null = null) => {
    const body = { userId: person.id, gygPositionId: needId, contributionType: 'SKILL', quantity: 1 };
    const bookingComment = ownWords;
    const answer = await call('createBooking', {
      params: { gygId: coming.gyg.id },
      body: { ...body, bookingComment, userOrganization },
    });
    return answer.data.id;
  };
  const bookings = { ...booked, coming: await book(need?.id, coming.host.id), pending: await book(approved?.id) };
  for (const gyg of [coming.gyg]) {
    const body = { userId: person.id, bookingComment: ownWords };
    await call('createBeneficiary', { params: { gygId: gyg.id }, body });
  }
  const otherOrganization = await api.organization();
  const joining = { userId: person.id, organizationId: otherOrganization.id };
  await call('saveMembership', { params: joining, body: { role: 'member', invitationRef: 'MANUAL_SEARCH' } });

  const organizationId = coming.host.id;
  const gygId = past.gyg.id;
  const [userId, createdBy, answeredBy, other] = [person.id, person.id, person.id, colleague.id];
  await api.db.tx(async (t) => {
    const story = { gygId, organizationId, createdAt: at(-2) };
    const [own] = await t
      .insert(tables.stories)
      .values({
        ...story,
        userId,
        caption: ownWords,
        altText: ownWords,
        url: '/media/uploads/story/a-1.webp',
        status: 'APPROVED',
        consent: 'GIVEN',
      })
      .returning();
    await t
      .insert(tables.stories)
      .values({ ...story, userId: other, caption: 'Other', response: 'Thanks', respondedBy: person.id });
    await t.insert(tables.storyConsents).values({ storyId: own?.id ?? '', given: true, userId, createdAt: at(-2) });
    const shown = { scope: 'home', createdBy } as const;
    await t.insert(tables.featured).values({ ...shown, kind: 'story', targetId: own?.id ?? '' });
    await t.insert(tables.featured).values({ ...shown, kind: 'gyg', targetId: gygId });
    await t.insert(tables.proposals).values([
      { organizationId, userId, title: ownWords, summary: ownWords },
      { organizationId, userId, title: 'Kept', summary: 'Kept', status: 'ACCEPTED', moreInfo: ownWords },
      { organizationId, userId: other, title: 'Other', summary: 'Other', status: 'DECLINED', answeredBy },
    ]);
    await t.insert(tables.invites).values([
      { type: 'org-join-invite', organizationId, email: person.email, invitedBy: other, message: `Hi ${fullName}` },
      { type: 'gyg-invite', organizationId, gygId, userId, invitedBy: other, message: `Hi ${fullName}` },
      { type: 'message', organizationId, userId: other, invitedBy: person.id, message: ownWords },
    ]);
    const message = { gygId, audience: 'BOOKED', sentBy: person.id, recipients: 2 } as const;
    await t.insert(tables.gygMessages).values({ ...message, title: ownWords, body: `${ownWords}, ${fullName}` });
    const [invite] = await t
      .insert(tables.organizationInvites)
      .values({ company: 'Company', recipient: 'else@example.org', message: ownWords, invitedBy: person.id })
      .returning();
    await t
      .insert(tables.organizationInvites)
      .values({ company: 'Company', recipient: person.email, message: `Hi ${fullName}`, invitedBy: other });
    const request = { name: 'New', website: 'https://example.org', country: 'se' };
    await t.insert(tables.organizationRequests).values([
      {
        ...request,
        requesterName: fullName,
        requesterEmail: person.email,
        message: ownWords,
        inviteId: invite?.id ?? null,
      },
      { ...request, requesterName: 'Else', requesterEmail: 'else@example.org', answeredBy },
    ]);
    const [portfolio] = await t.insert(tables.portfolios).values({ organizationId, name: 'Set' }).returning();
    await t
      .insert(tables.portfolioOrganizations)
      .values({ portfolioId: portfolio?.id ?? '', organizationId, accepted: true, answeredBy });
    await t
      .insert(tables.waitlistEntries)
      .values({ gygId: coming.gyg.id, needId: coming.gyg.needId, kind: 'SKILL', userId, bookingComment: ownWords });
    await t.insert(tables.calendarFeeds).values({ userId, secret: 'canary-secret' });
    await t.insert(tables.certificates).values({ userId, bookingId: booked.done, code: 'CANA-RY00-0000-0000' });
    await t
      .insert(tables.organizationOrigins)
      .values({ organizationId, origin: 'https://example.org', addedBy: userId });
    const key = { organizationId, name: 'Website', hash: 'hash-of-the-key', hint: 'gyg_live_9Qm2…iGt', createdBy };
    await t.insert(tables.organizationKeys).values({ ...key, scopes: ['gygs:read'] });
    const webhook = { organizationId, url: 'https://example.org/gyg', createdBy };
    await t.insert(tables.webhooks).values({ ...webhook, events: [], secret: 'secret-of-the-webhook' });
    await t
      .insert(tables.auditEntries)
      .values({ actor: userId, action: 'webhook.created', target: 'any', details: {} });
    const image = { width: 1, height: 1, uploadedBy: person.id };
    await t.insert(tables.storedImages).values([
      { ...image, kind: 'profile', url: '/media/uploads/profile/a-1000.webp' },
      { ...image, kind: 'logo', url: '/media/uploads/logo/a-256.webp' },
    ]);
    await t.insert(tables.gygs).values({ organizationId, title: 'Made', friendlyUrl: 'made', createdBy });
    await t.insert(tables.membershipRequests).values({
      organizationId,
      userId: other,
      invitationRef: 'MANUAL_SEARCH',
      status: 'DECLINED',
      answeredBy,
    });
    await t.insert(tables.bookings).values({
      needId: past.gyg.needId,
      gygId,
      userId: other,
      kind: 'SKILL',
      status: 'CANCELLED',
      cancelReason: 'No room',
      cancelledBy: person.id,
    });
    const thanked = { thanks: `Thank you, ${fullName}`, thankedAt: at(-1), confirmedAt: at(-50) };
    await t
      .update(tables.bookings)
      .set({ ...thanked, thankedBy: other })
      .where(eq(tables.bookings.id, booked.done));
    await t.insert(tables.bookings).values({
      needId: past.gyg.needId,
      gygId,
      userId: other,
      kind: 'SKILL',
      thanks: 'Well done',
      thankedBy: person.id,
      thankedAt: at(-1),
    });
    // Their need's counters, which note the gyg for its card, are not changed here.
    await t.insert(tables.gygCardChanges).values({ gygId });
    await t
      .insert(tables.beneficiaries)
      .values({ gygId, userId: other, status: 'CANCELLED', cancelReason: 'No room', cancelledBy: person.id });
    await t.insert(tables.notifications).values([
      { userId, type: 'gyg_news', title: 'To you', body: ownWords },
      { userId: other, type: 'gyg_news', title: `${fullName} was there`, relatedUserId: person.id },
      { userId: other, type: 'membership_requested', title: 'Answered', responderFullName: fullName },
    ]);
    await t.insert(tables.idempotencyKeys).values({
      caller: person.id,
      path: '/gygs',
      key: 'a',
      bodyHash: 'x',
      status: 201,
      answer: { words: ownWords },
      expiresAt: at(24),
    });
    await t.insert(tables.mailOutbox).values({
      to: person.email,
      template: 'verificationCode',
      locale: 'en',
      data: { name: fullName, code: '123456' },
    });
  });
  return { person, colleague, organization, coming, past, bookings };
}

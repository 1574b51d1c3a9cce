import { gygs, mailOutbox, needTranslations } from '@gyg/database/schema';
import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { createStatementCounter, createTestApi } from '../../../testing';
import type { SeedGyg } from '../../../workers/seed/seed-inputs';

const counter = createStatementCounter();
const api = await createTestApi({ wrapDatabase: counter.wrapDatabase });
afterAll(() => api.close());

const english = {
  language: 'en',
  title: 'Shore day',
  summary: 'A morning by the sea',
  description: '<p>Bring boots</p>',
  participantInfo: '<p>Gate code</p>',
  needTitles: ['Shore pickers'],
} as const;
const needs = [{ title: 'Strandplockare' }, { kind: 'COMMODITY', title: 'Säckar' }] as const;

const translated = (over: Partial<SeedGyg> = {}) =>
  api.scene([...needs], {
    title: 'Stranddag',
    page: { 'page.description': '<p>Ta stövlar</p>', 'page.impact': '<p>Tio säckar</p>' },
    translation: english,
    ...over,
  });

describe('reading', () => {
  test('gives the texts in the language of the reader, and its own where there are none', async () => {
    const { gyg } = await translated();
    const params = { gygId: gyg.id };
    const { data } = await api.call('getGygProfile', { params, query: { lang: 'en' } });
    expect(data.gyg).toMatchObject({
      title: 'Shore day',
      summary: 'A morning by the sea',
      language: 'en',
      languages: ['se', 'en'],
    });
    expect(data.gygPage).toMatchObject({
      'page.description': '<p>Bring boots</p>',
      'page.impact': '<p>Tio säckar</p>',
    });
    expect(data.gygPage).not.toHaveProperty(['page.participantInfo']);
    expect([...data.gygPositions, ...data.gygCommodities].map(({ title }) => title)).toEqual([
      'Shore pickers',
      'Säckar',
    ]);
    for (const lang of ['se', 'own']) {
      const own = await api.call('getGyg', { params, query: { lang } });
      expect(own.data).toMatchObject({ title: 'Stranddag', language: 'se', languages: ['se', 'en'] });
    }
    const positions = await api.call('listPositions', { params, query: { lang: 'en' } });
    expect(positions.data.needs.map(({ title }) => title)).toEqual(['Shore pickers']);
  });

  test('follows Accept-Language without `lang`, and says so to caches', async () => {
    const { gyg } = await translated();
    const params = { gygId: gyg.id };
    const read = (accepted: string, query: Record<string, string> = {}) =>
      api.call('getGyg', { params, query, headers: { 'Accept-Language': accepted } });
    const [first, swedish, other] = [await read('de, en-GB;q=0.8, sv;q=0.5'), await read('sv-SE'), await read('de')];
    expect([first, swedish, other].map(({ data }) => data.language)).toEqual(['en', 'se', 'se']);
    expect(first.headers.get('vary')).toMatch(/Accept-Language/);
    const asked = await read('sv', { lang: 'en' });
    expect(asked.data.language).toBe('en');
    expect(asked.headers.get('vary')).not.toMatch(/Accept-Language/);
    expect((await read('sv', { lang: 'de' })).status).toBe(400);
  });

  test('covers lists, invitation links, bookings, stories and notifications', async () => {
    const { gyg, host } = await translated();
    const booker = await api.user();
    const [lang, params] = [{ lang: 'en' }, { gygId: gyg.id }];
    const body = { userId: booker.id, gygPositionId: gyg.needId, contributionType: 'SKILL', quantity: 1 };
    await api.as(booker)('createBooking', { params, body });
    const story = { gygId: gyg.id, userId: booker.id, caption: 'Hej', status: 'APPROVED' } as const;
    await api.seed((seeder) => seeder.addStory({ ...story, createdAt: api.clock.now() }));

    const hosted = await api.call('findHostedGygs', { query: { ...lang, organizationId: host.id } });
    expect(hosted.data.gygs).toMatchObject([{ title: 'Shore day', language: 'en' }]);
    const posted = await api.call('searchGygsByIds', { query: lang, body: { ids: [gyg.id] } });
    expect(posted.data.gygs).toMatchObject([{ title: 'Shore day' }]);
    const link = { orgFriendlyUrl: host.friendlyUrl, gygFriendlyUrl: gyg.friendlyUrl, needId: gyg.needId };
    const invited = await api.call('getNeedInvitation', { params: link, query: lang });
    expect(invited.data).toMatchObject({ gyg: { title: 'Shore day' }, need: { title: 'Shore pickers' } });
    const mine = await api.as(booker)('listUserBookings', { params: { userId: booker.id }, query: lang });
    expect(mine.data.bookings).toMatchObject([
      { gygTitle: 'Shore day', gygLanguage: 'en', needTitle: 'Shore pickers' },
    ]);
    const stories = await api.call('findStories', { query: { ...lang, gygId: gyg.id } });
    expect(stories.data.stories).toMatchObject([{ gygTitle: 'Shore day', gygLanguage: 'en', caption: 'Hej' }]);
    const inbox = await api.as(booker)('listNotifications', { params: { userId: booker.id }, query: lang });
    expect(inbox.data.notifications).toMatchObject([
      { title: 'You are booked: Shore day', gygTitle: 'Shore day', gygLanguage: 'en' },
    ]);
  });

  test('covers what hosts read: the desk, decisions, bookings, invitations, labels and reports', async () => {
    const { gyg, host, admin } = await api.scene([{ title: 'Strandplockare', needsApproval: true }], {
      title: 'Stranddag',
      translation: english,
    });
    const [as, query, params] = [api.as(admin), { lang: 'en' }, { gygId: gyg.id }];
    const [booker, invited] = [await api.user(), await api.user()];
    const offer = { userId: booker.id, gygPositionId: gyg.needId, contributionType: 'SKILL', quantity: 1 };
    const { data: booking } = await api.as(booker)('createBooking', { params, body: offer });
    const titles = { gygTitle: 'Shore day', needTitle: 'Shore pickers' };

    const desk = await as('getGygDesk', { params, query });
    expect(desk.data.gyg).toMatchObject({ title: 'Shore day', language: 'en' });
    expect(desk.data.needs).toMatchObject([{ title: 'Shore pickers' }]);
    const edited = await as('getGygDesk', { params, query: { lang: 'own' } });
    expect(edited.data.gyg).toMatchObject({ title: 'Stranddag', language: 'se' });
    const ofHost = { organizationId: host.id };
    const { data } = await as('listDecisions', { params: ofHost, query });
    const about = { title: 'Shore day', language: 'en', languages: ['se', 'en'] };
    expect(data.decisions).toMatchObject([{ gyg: about, needTitle: 'Shore pickers' }]);
    const bookings = await as('listGygBookings', { params, query });
    expect(bookings.data.bookings).toMatchObject([{ needTitle: 'Shore pickers' }]);

    const invitation = { type: 'gyg-invite', ...ofHost, gygId: gyg.id, positionId: gyg.needId };
    await as('sendInvites', { body: { ...invitation, recipients: [invited.id] } });
    const invites = await as('listInvites', { query: { ...query, ...ofHost } });
    expect(invites.data.invites).toMatchObject([titles]);
    await as('assignTags', { body: { ...ofHost, gygId: gyg.id, tags: ['shore'] } });
    const labels = await as('listGygTags', { params, query });
    expect(labels.data.tags).toMatchObject([{ gygTitle: 'Shore day' }]);
    const options = await as('selectGygs', { query: { ...query, ...ofHost } });
    expect(options.data.gygs).toMatchObject([{ title: 'Shore day', language: 'en' }]);

    await as('acceptBooking', { params: { ...params, bookingId: booking.id }, body: {} });
    await api.db.tx((tx) => tx.update(gygs).set({ startDateTime: api.clock.now() }).where(eq(gygs.id, gyg.id)));
    const door = await as('listAttendance', { params, query });
    expect(door.data.entries).toMatchObject([{ needTitle: 'Shore pickers' }]);
    const report = await as('reportReceived', { query, body: ofHost });
    expect(report.data.rows).toMatchObject([titles]);
  });

  test('of lists takes no more statements in another language', async () => {
    const { host } = await translated();
    // Of another size each time: an answer that was stored would take none.
    const read = (lang: string, pageSize: string) =>
      api.call('findHostedGygs', { query: { organizationId: host.id, lang, pageSize } });
    // The cards are in memory afterwards, in both languages.
    await read('own', '5');
    await read('en', '5');
    const own = await counter.during(() => read('own', '6'));
    expect(own).toBeGreaterThan(0);
    expect(await counter.during(() => read('en', '7'))).toBe(own);
  });

  test('mails and notifications have the titles of gyg and need in the language of their reader', async () => {
    const { host, admin, gyg } = await translated({ translation: { ...english, needTitles: ['', 'Sacks'] } });
    const params = { gygId: gyg.id };
    const booker = await api.user({ locale: 'en' });
    const mailOf = async (to: string) => {
      const [mail] = await api.db.read.select().from(mailOutbox).where(eq(mailOutbox.to, to));
      return mail?.data;
    };
    const [, sacks] = gyg.needs;
    const body = { userId: booker.id, gygPositionId: sacks?.id, contributionType: 'COMMODITY', quantity: 3 };
    await api.as(booker)('createBooking', { params, body });
    expect(await mailOf(booker.email)).toMatchObject({ gygTitle: 'Shore day', contribution: 'Sacks' });
    const newest = async (lang: string) => {
      const query = { params: { userId: booker.id }, query: { lang } };
      return (await api.as(booker)('listNotifications', query)).data.notifications[0]?.body;
    };
    expect(await newest('en')).toMatch(/: Sacks × 3\.$/);
    expect(await newest('se')).toMatch(/: Säckar × 3\.$/);
    const to = { type: 'gyg-invite', organizationId: host.id, ...params, positionId: sacks?.id };
    const invited = 'guest@example.org';
    await api.as(admin)('sendInvites', { body: { ...to, recipients: [invited], locale: 'en' } });
    expect(await mailOf(invited)).toMatchObject({ need: 'Sacks' });
    await api.as(admin)('unpublishGyg', { params, body: { reason: 'Storm' } });
    const after = await api.as(admin)('listNotifications', { params: { userId: admin.id }, query: { lang: 'en' } });
    expect(after.data.notifications.map((notification) => notification.body)).toContain('Offers: Säckar × 3');
  });

  test('a gyg that was unpublished keeps only its last title', async () => {
    const { gyg, admin } = await translated();
    const booker = await api.user();
    const params = { gygId: gyg.id };
    const body = { userId: booker.id, gygPositionId: gyg.needId, contributionType: 'SKILL', quantity: 1 };
    await api.as(booker)('createBooking', { params, body });
    await api.as(admin)('unpublishGyg', { params, body: { reason: 'Storm' } });
    const { data } = await api.as(booker)('listUserBookings', {
      params: { userId: booker.id },
      query: { lang: 'en' },
    });
    expect(data.bookings).toMatchObject([{ gygTitle: 'Stranddag', gygLanguage: 'se', needTitle: '' }]);
    const kept = await api.as(admin)('listGygBookings', { params, query: { lang: 'en' } });
    expect(kept.data.bookings).toMatchObject([{ needTitle: 'Strandplockare' }]);
    const desk = await api.as(admin)('getGygDesk', { params, query: { lang: 'en' } });
    expect(desk.data).toMatchObject({ gyg: { title: 'Shore day' }, needs: [{ title: 'Shore pickers' }, {}] });
  });
});

describe('writing', () => {
  test('replaces the whole translation, sanitised, and is searched', async () => {
    const { gyg, admin } = await translated();
    const params = { gygId: gyg.id, language: 'en' };
    const body = { title: ' Coast day ', description: '<p>Come</p><script>alert(1)</script>', needs: [] };
    const { data } = await api.as(admin)('saveGygTranslation', { params, body });
    expect(data).toMatchObject({
      language: 'en',
      title: 'Coast day',
      summary: '',
      description: '<p>Come</p>',
      needs: [],
    });
    const listed = await api.as(admin)('listGygTranslations', { params: { gygId: gyg.id } });
    expect(listed.data.translations).toEqual([data]);
    const [row] = await api.db.read.select().from(gygs).where(eq(gygs.id, gyg.id));
    expect(row?.moreSearchText).toMatch(/coast day/);
    expect(row?.moreSearchText).toMatch(/sackar/);
    expect(row?.moreSearchText).not.toMatch(/pickers/);
  });

  test('without a title it is only stored', async () => {
    const { gyg, admin } = await translated();
    const params = { gygId: gyg.id, language: 'en' };
    await api.as(admin)('saveGygTranslation', { params, body: { summary: 'Soon' } });
    const { data } = await api.call('getGyg', { params: { gygId: gyg.id }, query: { lang: 'en' } });
    expect(data).toMatchObject({ title: 'Stranddag', summary: 'A summary', language: 'se', languages: ['se'] });
  });

  test('refuses the language of the gyg, other languages, and needs of another gyg', async () => {
    const { gyg, admin } = await translated();
    const foreign = await translated();
    const save = (language: string, body: object = { title: 'X' }) =>
      api.as(admin)('saveGygTranslation', { params: { gygId: gyg.id, language }, body });
    expect((await save('se')).problem.code).toBe('gyg.own_language');
    expect((await save('de')).status).toBe(400);
    const named = await save('en', { title: 'X', needs: [{ id: foreign.gyg.needId, title: 'Theirs' }] });
    expect(named.problem.code).toBe('need.missing');
    const kept = await api.as(admin)('listGygTranslations', { params: { gygId: gyg.id } });
    expect(kept.data.translations).toMatchObject([{ title: 'Shore day' }]);
  });

  test('a gyg does not take the language of its translation until that is deleted', async () => {
    const { gyg, admin } = await translated();
    const params = { gygId: gyg.id };
    const change = () => api.as(admin)('updateGyg', { params, body: { language: 'en' } });
    expect((await change()).problem.code).toBe('gyg.translated');
    await api.as(admin)('saveGygTranslation', { params: { ...params, language: 'en' }, body: {} });
    expect((await change()).problem.code).toBe('gyg.translated');
    const remove = () => api.as(admin)('deleteGygTranslation', { params: { ...params, language: 'en' } });
    expect((await remove()).status).toBe(204);
    expect((await remove()).problem.code).toBe('gyg.translation_missing');
    expect((await change()).data).toMatchObject({ language: 'en', languages: ['en'] });
    expect(await api.db.read.select().from(needTranslations).where(eq(needTranslations.needId, gyg.needId))).toEqual(
      [],
    );
  });

  test('a copy has the translations too, without the result', async () => {
    const { gyg, admin } = await translated({ translation: { ...english, impact: '<p>Ten sacks</p>' } });
    const copy = await api.as(admin)('duplicateGyg', { params: { gygId: gyg.id } });
    expect(copy.data).toMatchObject({ language: 'se', languages: ['se', 'en'] });
    const { data } = await api.as(admin)('listGygTranslations', { params: { gygId: copy.data.id } });
    expect(data.translations).toMatchObject([
      { title: 'Shore day (copy)', description: '<p>Bring boots</p>', impact: '', needs: [{ title: 'Shore pickers' }] },
    ]);
    expect(data.translations[0]?.needs[0]?.id).not.toBe(gyg.needId);
  });

  test('new gygs and stories are in the language of the call, unless they say another', async () => {
    const { gyg, host, admin } = await translated();
    const headers = { 'Accept-Language': 'sv' };
    const create = (body: object) =>
      api.as(admin)('createGyg', { headers, body: { organizationId: host.id, title: 'Ny', ...body } });
    expect((await create({})).data.language).toBe('se');
    expect((await create({ language: 'en' })).data.language).toBe('en');
    const tell = (body: object) =>
      api.as(admin)('createStory', { headers, params: { gygId: gyg.id }, body: { caption: 'Hej', ...body } });
    expect((await tell({})).data.story.language).toBe('se');
    expect((await tell({ language: 'en' })).data.story.language).toBe('en');
  });
});

import { auditEntries, mailOutbox } from '@gyg/database/schema';
import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { createTestApi } from '../../../testing';

const api = await createTestApi();
afterAll(() => api.close());
const boss = await api.user({ fullName: 'Astrid Ek' });
const superUser = api.as(boss, { groups: ['superusers'] });

const request = (over: object) =>
  api.seed((seeder) =>
    seeder.addOrganizationRequest({
      requesterName: 'Åsa Öberg',
      requesterEmail: 'asa@odlarna.example',
      name: 'Odlarna i Tensta',
      website: 'https://www.odlarna.example',
      createdAt: api.clock.now(),
      ...over,
    }),
  );
const detail = async (requestId: string) => (await superUser('getOrganizationRequest', { params: { requestId } })).data;
const respond = (requestId: string, body: object) =>
  superUser('respondToOrganizationRequest', { params: { requestId }, body });
const mailTo = async (to: string) => {
  const mails = await api.db.read.select().from(mailOutbox).where(eq(mailOutbox.to, to));
  return mails.map(({ template, locale, data }) => ({ template, locale, ...data }));
};
const entriesAbout = (target: string) => api.db.read.select().from(auditEntries).where(eq(auditEntries.target, target));

describe('the list of requests', () => {
  test('finds names and addresses, whatever the accents, and counts what it found by status', async () => {
    const { id } = await request({ requesterName: 'Örjan Sökbar', requesterEmail: 'orjan@letar.example' });
    const { id: other } = await request({ name: 'Sökbar förening', requesterEmail: 'x@annan.example' });
    await respond(other, { accept: false, message: 'Nej' });
    for (const keyword of ['ORJAN sokbar', 'letar.example']) {
      const { data } = await superUser('listOrganizationRequests', { query: { status: 'PENDING', keyword } });
      expect([data.requests.map((request) => request.id), data.total]).toEqual([[id], 1]);
    }
    const { data } = await superUser('listOrganizationRequests', { query: { keyword: 'sökbar', status: 'DECLINED' } });
    expect([data.counts, data.total]).toEqual([{ PENDING: 1, ACCEPTED: 0, DECLINED: 1 }, 1]);
  });

  test('warns of a name that is taken and of an address on another domain, while the request is pending', async () => {
    await api.organization({ name: 'Ordlistan Ett' });
    const { id } = await request({ name: 'ÖRDLISTAN ett', requesterEmail: 'a@elsewhere.example' });
    const warningsOf = async () => {
      const { data } = await superUser('listOrganizationRequests', { query: { keyword: 'elsewhere.example' } });
      return data.requests.map((request) => request.warnings);
    };
    expect(await warningsOf()).toEqual([['SAME_NAME', 'OTHER_DOMAIN']]);
    await respond(id, { accept: false, message: 'Den finns redan' });
    expect(await warningsOf()).toEqual([[]]);
  });
});

describe('one request', () => {
  test('shows whether the address has an account and shares the website’s domain', async () => {
    const { id } = await request({ requesterEmail: 'konto@post.egen.example', website: 'https://www.egen.example/om' });
    expect((await detail(id)).checks).toMatchObject({
      account: null,
      domain: { email: 'post.egen.example', website: 'egen.example', same: true },
    });
    const person = await api.user({ email: 'konto@post.egen.example', locale: 'en' });
    const after = await detail(id);
    expect([after.checks?.account?.id, after.locale]).toEqual([person.id, 'en']);
  });

  test('shows organisations with the same website or a similar name, and a free address', async () => {
    const requested = await request({ name: 'Cykelköket Norr', website: 'https://cykelkoket.example' });
    await respond(requested.id, { accept: true });
    const { id } = await request({ name: 'Cykelköket Nord', website: 'http://www.cykelkoket.example/hem' });
    const { checks } = await detail(id);
    expect(checks?.similar[0]).toMatchObject({ name: 'Cykelköket Norr', sameDomain: true, sameName: false });
    expect(checks?.nearest?.likeness).toBeGreaterThan(75);
    expect((await detail((await request({ name: 'Cykelköket Norr' })).id)).suggestedUrl).toBe('cykelkoket-norr-2');
  });

  test('shows who answered, when and in which words', async () => {
    const { id } = await request({ requesterEmail: 'svar@odlarna.example' });
    await respond(id, { accept: false, message: '  Skriv gärna igen i höst.  ' });
    expect(await detail(id)).toMatchObject({
      status: 'DECLINED',
      answer: 'Skriv gärna igen i höst.',
      answeredBy: { id: boss.id, name: 'Astrid Ek' },
      respondedAt: expect.any(String),
      checks: null,
    });
  });
});

describe('an answer', () => {
  test('that accepts creates what was decided, with its first administrator, and mails the message', async () => {
    const person = await api.user({ email: 'forst@kolonin.example', locale: 'se' });
    const { id } = await request({ requesterEmail: 'forst@kolonin.example', name: 'kolonin' });
    const decided = { name: 'Kolonin i Kiruna', organizationType: 'EDUCATION', friendlyUrl: 'kolonin-kiruna' };
    const { data } = await respond(id, { accept: true, ...decided, message: 'Varmt välkomna!' });
    const organizationId = data.organizationId ?? '';
    const { data: made } = await api.call('getOrganization', { params: { organizationId } });
    expect(made).toMatchObject(decided);
    const mine = await api.as(person)('listUserOrganizations', { params: { userId: person.id } });
    expect(mine.data.organizations).toMatchObject([{ organizationId, role: 'ADMIN' }]);
    expect(await mailTo('forst@kolonin.example')).toMatchObject([
      {
        template: 'organizationRequestAccepted',
        locale: 'se',
        organization: 'Kolonin i Kiruna',
        message: 'Varmt välkomna!',
      },
    ]);
    const [entry, ...more] = await entriesAbout(id);
    expect([entry?.action, entry?.role, entry?.details]).toEqual([
      'organization_request.accepted',
      'super',
      { organizationId },
    ]);
    expect([more, JSON.stringify(entry).includes('välkomna')]).toEqual([[], false]);
  });

  test('with an address that is taken changes nothing, and can be given again', async () => {
    const { friendlyUrl } = await api.organization({ name: 'Redan här' });
    const { id } = await request({ requesterEmail: 'igen@odlarna.example' });
    expect((await respond(id, { accept: true, friendlyUrl })).problem.code).toBe('org.friendly_url_taken');
    expect([(await detail(id)).status, await mailTo('igen@odlarna.example')]).toEqual(['PENDING', []]);
    expect((await respond(id, { accept: true, friendlyUrl: 'redan-inte-har' })).status).toBe(200);
  });

  test('that declines needs a message, also from a notification', async () => {
    const { id } = await request({ requesterEmail: 'utan@odlarna.example' });
    for (const body of [{ accept: false }, { accept: false, message: '   ' }]) {
      const { status, problem } = await respond(id, body);
      expect([status, problem.code]).toEqual([400, 'org_request.message_missing']);
    }
    expect([(await detail(id)).status, await entriesAbout(id)]).toEqual(['PENDING', []]);
    expect((await respond(id, { accept: false, message: 'Nej, tyvärr.' })).status).toBe(200);
    expect(await mailTo('utan@odlarna.example')).toMatchObject([
      { template: 'organizationRequestDeclined', message: 'Nej, tyvärr.' },
    ]);
    expect((await entriesAbout(id)).map((entry) => entry.action)).toEqual(['organization_request.declined']);
  });
});

import type { OrganizationPage } from '@gyg/contract';
import { mailOutbox } from '@gyg/database/schema';
import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { createTestApi, type TestUser } from '../../testing';

const api = await createTestApi();
afterAll(() => api.close());

async function scene(page: Partial<OrganizationPage> = {}) {
  const organization = await api.organization({ page: { proposalFeatureEnabled: 'true', ...page } });
  const [admin, author] = [await api.user({ locale: 'se' }), await api.user({ locale: 'se' })];
  await api.member(organization.id, admin.id, 'ADMIN');
  const body = { organizationId: organization.id, title: 'Swap shop', summary: 'Bring one, take one' };
  const propose = (who: TestUser = author, over: object = {}) =>
    api.as(who)('createProposal', { body: { ...body, ...over } });
  const proposed = async (over: object = {}) => {
    const { data } = await propose(author, over);
    const params = { proposalId: data.id };
    return { params, get: async (who: TestUser) => (await api.as(who)('getProposal', { params })).data };
  };
  return { organization, admin, author, body, propose, proposed };
}

describe('proposing', () => {
  test('needs only title and summary: default times are days ahead in Swedish time', async () => {
    const { organization, admin, author, proposed } = await scene();
    const { params, get } = await proposed();
    expect(await get(author)).toMatchObject({
      orgName: organization.name,
      userName: author.fullName,
      type: 'GYG',
      sdgGoalId: 17,
      startDateTime: '2027-05-16T07:00:00.000Z',
      endDateTime: '2027-05-31T16:00:00.000Z',
      individualOrOrganization: 'INDIVIDUAL',
      customFields: {},
      status: 'PENDING',
      gygId: null,
    });
    const { data } = await api.as(admin)('listNotifications', { params: { userId: admin.id } });
    expect(data.notifications[0]).toMatchObject({
      title: `${author.fullName} föreslår Swap shop`,
      organizationId: organization.id,
      proposalId: params.proposalId,
      action: null,
    });
    await api.as(author)('deleteProposal', { params });
    const { data: afterwards } = await api.as(admin)('listNotifications', { params: { userId: admin.id } });
    expect(afterwards.notifications[0]?.proposalId).toBeNull();
  });

  test('accepts the same proposal as a JSON string, with the same rules', async () => {
    const { author, body } = await scene();
    const send = (text: string) => api.as(author)('createProposal', { body: text });
    expect((await send(JSON.stringify(body))).status).toBe(201);
    expect((await send('not json')).problem.code).toBe('request.invalid');
    const wrong = await send(JSON.stringify({ ...body, status: 'ACCEPTED' }));
    expect(wrong.problem.errors).toMatchObject([{ path: 'status', code: 'unrecognized_keys' }]);
    const broken = await send(JSON.stringify({ ...body, address: '\u0000' }));
    expect(broken.problem.errors).toMatchObject([{ path: 'body.address', code: 'unkeepable_text' }]);
  });

  test('without title or summary is refused, and a collection also without its payment', async () => {
    const { propose, author } = await scene();
    const { problem } = await propose(author, { title: ' ', summary: undefined });
    expect(problem.code).toBe('generic.missing_values');
    expect(problem.errors?.map(({ path }) => path)).toEqual(['title', 'summary']);
    const collection = await propose(author, { type: 'COLLECTION' });
    expect(collection.problem.errors?.map(({ path }) => path)).toEqual(['paymentMethod']);
    const paid = { type: 'COLLECTION', paymentMethod: 'DIRECT_TO_CHARITY' };
    expect((await propose(author, paid)).status).toBe(201);
    expect((await propose(author, { paymentMethod: 'DIRECT_TO_CHARITY' })).problem.code).toBe('request.invalid');
  });

  test('with an end before the start, or in the past, is refused; one given time sets the other', async () => {
    const { author, propose, proposed } = await scene();
    const at = (day: string) => `2027-${day}T10:00:00.000Z`;
    const code = async (over: object) => (await propose(author, over)).problem.code;
    expect(await code({ startDateTime: at('06-02'), endDateTime: at('06-01') })).toBe('request.invalid');
    expect(await code({ startDateTime: at('04-01'), endDateTime: at('04-02') })).toBe('request.invalid');
    for (const startDateTime of ['0000-01-01T00:00:00Z', '9999-12-31T23:59:59Z']) {
      expect(await code({ startDateTime })).toBe('request.invalid');
    }
    expect((await propose(author, { startDateTime: '2999-12-31T23:59:59Z' })).status).toBe(201);
    const late = await (await proposed({ startDateTime: at('08-01') })).get(author);
    expect(late).toMatchObject({ startDateTime: at('08-01'), endDateTime: '2027-08-01T19:00:00.000Z' });
    const soon = await (await proposed({ endDateTime: at('05-03') })).get(author);
    expect(soon).toMatchObject({ startDateTime: '2027-05-03T01:00:00.000Z', endDateTime: at('05-03') });
  });

  test('stores other fields of the form as sent, within limits of size and depth', async () => {
    const { author, body, propose, proposed } = await scene();
    const customFields = { budget: 300, rooms: ['hall', { name: 'yard', open: true }], none: null };
    expect((await (await proposed({ customFields })).get(author)).customFields).toEqual(customFields);
    const code = async (given: unknown) => (await propose(author, { customFields: given })).problem.code;
    expect(await code({ deep: [[[[[[1]]]]]] })).toBe('request.invalid');
    expect(await code({ long: 'x'.repeat(10_000) })).toBe('request.invalid');
    const text = JSON.stringify({ ...body, customFields: { deep: 'DEEP' } });
    const deep = text.replace('"DEEP"', `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`);
    expect((await api.as(author)('createProposal', { body: deep })).problem.code).toBe('request.invalid');
  });

  test('answers the organisation’s own questions, which may need an answer', async () => {
    const proposalQuestions = [
      { text: 'How many can come?', translation: 'Hur många kan komma?', required: true },
      { text: 'Is there a kitchen?', translation: '', required: false },
    ];
    const { author, propose, proposed } = await scene({ proposalQuestions });
    for (const customFields of [undefined, {}, { 'How many can come?': ' ' }]) {
      const { status, problem } = await propose(author, { customFields });
      expect([status, problem.code]).toEqual([400, 'generic.missing_values']);
      expect(problem.errors).toMatchObject([{ path: 'customFields.How many can come?', code: 'required' }]);
    }
    const customFields = { 'How many can come?': 'About 30' };
    expect((await (await proposed({ customFields })).get(author)).customFields).toEqual(customFields);
  });

  test('sanitises html, and requires a picture uploaded by the author', async () => {
    const { author, propose, proposed } = await scene();
    const { get } = await proposed({ description: '<p onclick="x()">Hi</p><script>alert(1)</script>' });
    expect((await get(author)).description).toBe('<p>Hi</p>');
    const image = 'https://elsewhere.example/pixel.png';
    expect((await propose(author, { image })).problem.errors).toMatchObject([{ path: 'image' }]);
  });

  test('is allowed by the organisation’s setting: for no one, for all users, or for its members', async () => {
    const closed = await scene({ proposalFeatureEnabled: 'false' });
    expect((await closed.propose()).problem.code).toBe('proposals.not_open');
    const members = await scene({ proposalWhoCanSubmit: 'MEMBERS' });
    expect((await members.propose()).problem.code).toBe('proposals.not_open');
    expect((await members.propose(members.admin)).status).toBe(201);
    expect((await members.propose(members.author, { organizationId: 'nowhere' })).problem.code).toBe('org.missing');
  });

  test('is in the author’s name, or that of an organisation they are a member of', async () => {
    const { admin, author, organization, propose, proposed } = await scene();
    expect((await propose(author, { userId: admin.id })).problem.code).toBe('you_do_not_have_permission');
    const represents = { representOrgId: organization.id };
    expect((await propose(author, represents)).problem.code).toBe('user_org.not_a_member');
    await api.member(organization.id, author.id);
    expect(await (await proposed(represents)).get(author)).toMatchObject({
      individualOrOrganization: 'ORGANIZATION',
      representOrgId: organization.id,
      representOrgName: organization.name,
    });
  });
});

describe('answering', () => {
  test('accepting creates a draft, once, and notifies and mails the author', async () => {
    const { organization, admin, author, proposed } = await scene();
    const { params, get } = await proposed({ address: 'Smögen', description: '<p>All of it</p>', sdgGoalId: 12 });
    const body = { status: 'ACCEPTED', comments: 'Vilken bra idé' } as const;
    const answers = await Promise.all([1, 2, 3].map(() => api.as(admin)('answerProposal', { params, body })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.problem.code).toBe('proposals.already_responded');
    const { gygId } = await get(admin);
    const draft = await api.as(admin)('getGyg', { params: { gygId: gygId ?? '' } });
    expect(draft.data).toMatchObject({ title: 'Swap shop', state: 'CREATED', address: 'Smögen', sdgGoalId: 12 });
    const page = await api.as(admin)('getGygPage', { params: { gygId: gygId ?? '' } });
    expect(page.data['page.description']).toBe('<p>All of it</p>');
    expect(await get(author)).toMatchObject({ status: 'ACCEPTED', comments: 'Vilken bra idé', gygId: null });
    const notified = await api.as(author)('listNotifications', { params: { userId: author.id } });
    expect(notified.data.notifications).toHaveLength(1);
    expect(notified.data.notifications[0]).toMatchObject({
      title: `${organization.name} godkände ditt förslag Swap shop`,
      body: 'Vilken bra idé',
      gygId: null,
    });
    const mails = await api.db.read.select().from(mailOutbox).where(eq(mailOutbox.to, author.email));
    expect(mails).toMatchObject([{ template: 'proposalAnswered', locale: 'se', data: { accepted: true } }]);
  });

  test('declining creates no gyg, and lists show each status separately', async () => {
    const { organization, admin, author, proposed } = await scene();
    const [declined, waiting] = [await proposed(), await proposed()];
    await api.as(admin)('answerProposal', { params: declined.params, body: { status: 'DECLINED' } });
    const titles = async (query: Record<string, string>) => {
      const params = { organizationId: organization.id };
      const { data } = await api.as(admin)('listOrganizationProposals', { params, query });
      return data.proposals.map(({ id }) => id);
    };
    const counted = await api.as(admin)('listOrganizationProposals', { params: { organizationId: organization.id } });
    expect(counted.data.counts).toEqual({ PENDING: 1, ACCEPTED: 0, DECLINED: 1 });
    expect(await titles({})).toEqual([waiting.params.proposalId]);
    expect(await titles({ status: 'DECLINED' })).toEqual([declined.params.proposalId]);
    expect((await declined.get(admin)).gygId).toBeNull();
    const own = await api.as(author)('listUserProposals', { params: { userId: author.id } });
    expect(own.data.total).toBe(2);
    const other = await api.as(admin)('listUserProposals', { params: { userId: author.id } });
    expect(other.problem.code).toBe('user.missing');
  });

  test('its author can withdraw it only while it is pending', async () => {
    const { admin, author, proposed } = await scene();
    const [first, second] = [await proposed(), await proposed()];
    expect((await api.as(admin)('deleteProposal', { params: first.params })).status).toBe(403);
    expect((await api.as(author)('deleteProposal', { params: first.params })).status).toBe(204);
    expect((await api.as(admin)('getProposal', { params: first.params })).problem.code).toBe('proposals.missing');
    await api.as(admin)('answerProposal', { params: second.params, body: { status: 'DECLINED' } });
    const late = await api.as(author)('deleteProposal', { params: second.params });
    expect(late.problem.code).toBe('proposals.already_responded');
  });
});

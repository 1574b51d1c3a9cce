import { afterAll, describe, expect, test } from 'vitest';
import { createTestApi, hour, type TestUser } from '../../../testing';

const api = await createTestApi();
afterAll(() => api.close());

const at = (hours: number) => new Date(api.clock.now().getTime() + hours * hour);

async function list(who: TestUser, organizationId: string, query: Record<string, string> = {}) {
  return (await api.as(who)('listDecisions', { params: { organizationId }, query })).data;
}

async function organizationWithAdmin() {
  const organization = await api.organization({ page: { proposalFeatureEnabled: 'true' } });
  const admin = await api.user();
  await api.member(organization.id, admin.id, 'ADMIN');
  return { ...organization, admin };
}

/** An organisation for which one decision of each kind waits. */
async function oneOfEach() {
  const [own, other] = [await organizationWithAdmin(), await organizationWithAdmin()];
  const people = [await api.user(), await api.user({ showName: false }), await api.user(), await api.user()] as const;
  const [offering, telling, joining, proposing] = people;
  const representing = await api.user();
  await api.member(own.id, representing.id);
  const needs = [api.need({ title: 'Cook', offeredPositions: 3, needsApproval: true })];
  const gyg = await api.gyg({ organizationId: own.id, startsIn: 72, beneficiaryPositions: 2, needs });
  const past = await api.gyg({ organizationId: own.id, startsIn: -20, needs: [api.need()] });
  const foreign = await api.gyg({ organizationId: other.id, startsIn: 48, needs: [api.need({ title: 'Drive' })] });
  const body = { contributionType: 'SKILL', quantity: 1, bookingComment: 'Vegetarian' };
  const offer = { ...body, userId: offering.id, gygPositionId: gyg.needId, userOrganization: null };
  const booked = await api.as(offering)('createBooking', { params: { gygId: gyg.id }, body: offer });
  const asked = { ...body, userId: representing.id, gygPositionId: foreign.needId, userOrganization: own.id };
  await api.as(representing)('createBooking', { params: { gygId: foreign.id }, body: asked });
  await api.as(other.admin)('addPartner', { params: { gygId: foreign.id }, body: { organizationId: own.id } });
  const story = await api.seed(async (seeder) => {
    await seeder.addMembershipRequest({ organizationId: own.id, userId: joining.id, createdAt: at(-30) });
    const storyValues = { gygId: past.id, userId: telling.id, status: 'PENDING', createdAt: at(-10) } as const;
    return seeder.addStory({ ...storyValues, caption: 'Windy', altText: 'A kite', language: 'en' });
  });
  const idea = { organizationId: own.id, title: 'Swap shop', summary: 'Bring one' };
  await api.as(proposing)('createProposal', { body: idea });
  const portfolio = { organizationId: other.id, name: 'All' };
  const { data: made } = await api.as(other.admin)('createPortfolio', { body: portfolio });
  const params = { portfolioId: made.id, organizationId: own.id };
  await api.as(other.admin)('addPortfolioOrganization', { params });
  return { own, other, gyg, past, foreign, people, representing, booked: booked.data, story, portfolio: made };
}

describe('the decisions of an organisation', () => {
  test('are of all kinds, by deadline and then by age', async () => {
    const { own, other, gyg, past, foreign, people, representing, booked, story, portfolio } = await oneOfEach();
    const [offering, telling, joining, proposing] = people;
    const { decisions, total } = await list(own.admin, own.id);
    expect(total).toBe(7);
    const soon = { deadline: at(48).toISOString(), gyg: { id: foreign.id, orgName: other.name, state: 'PUBLISHED' } };
    const who = (person: TestUser) => ({ person: { id: person.id, fullName: person.fullName } });
    expect(decisions).toMatchObject([
      { kind: 'representation', ...soon, ...who(representing), needTitle: 'Drive', quantity: 1 },
      { kind: 'partner', ...soon, targetId: foreign.id, person: null, host: { id: other.id, name: other.name } },
      {
        kind: 'booking',
        targetId: booked.id,
        deadline: at(72).toISOString(),
        gyg: { id: gyg.id, orgName: own.name },
        ...who(offering),
        needTitle: 'Cook',
        needId: gyg.needId,
        offeredPositions: 3,
        confirmedPositions: 0,
        comment: 'Vegetarian',
        orgName: null,
      },
      { kind: 'membership', deadline: null, gyg: null, ...who(joining), invitationRef: 'MANUAL_SEARCH' },
      {
        kind: 'story',
        targetId: story.id,
        deadline: null,
        gyg: { id: past.id },
        ...who(telling),
        caption: 'Windy',
        language: 'en',
        altText: 'A kite',
      },
      { kind: 'proposal', deadline: null, gyg: null, ...who(proposing), title: 'Swap shop', type: 'GYG' },
      { kind: 'portfolio', targetId: portfolio.id, person: null, name: 'All', owner: { id: other.id } },
    ]);
  });

  test('are gone once answered', async () => {
    const { own, gyg, foreign, booked, story, portfolio } = await oneOfEach();
    const as = api.as(own.admin);
    const ofOwn = { organizationId: own.id };
    const { decisions } = await list(own.admin, own.id);
    const idOf = (kind: string) => decisions.find((decision) => decision.kind === kind)?.targetId ?? '';
    const ofBooking = { params: { gygId: gyg.id, bookingId: booked.id }, body: {} };
    const answer = { byUserId: own.admin.id, accept: false, at: at(0) };
    await api.seed((seeder) => seeder.answerRepresentation(idOf('representation'), answer));
    const answers = [
      await as('acceptBooking', ofBooking),
      await as('approveStory', { params: { storyId: story.id } }),
      await as('acceptMembershipRequest', { params: { ...ofOwn, requestId: idOf('membership') } }),
      await as('answerProposal', { params: { proposalId: idOf('proposal') }, body: { status: 'DECLINED' } }),
      await as('declinePartner', { params: { ...ofOwn, gygId: foreign.id } }),
      await as('acceptPortfolio', { params: { ...ofOwn, portfolioId: portfolio.id } }),
    ];
    expect(answers.map(({ status }) => Math.floor(status / 100))).toEqual(answers.map(() => 2));
    expect(await list(own.admin, own.id)).toMatchObject({ decisions: [], total: 0 });
  });

  test('of several pages are each on one of them, in one order', async () => {
    const { own } = await oneOfEach();
    for (const hours of [-40, -35]) {
      const { id: userId } = await api.user();
      await api.seed((seeder) => seeder.addMembershipRequest({ organizationId: own.id, userId, createdAt: at(hours) }));
    }
    const all = (await list(own.admin, own.id)).decisions;
    const pages = [];
    for (const page of ['0', '1', '2', '3', '4']) {
      const { decisions, total } = await list(own.admin, own.id, { page, pageSize: '2' });
      expect(total).toBe(9);
      pages.push(...decisions);
    }
    expect(pages).toEqual(all);
    expect((await list(own.admin, own.id, { page: '5', pageSize: '2' })).decisions).toEqual([]);
  });

  test('name no draft of another host, and neither its date', async () => {
    const [own, other] = [await organizationWithAdmin(), await organizationWithAdmin()];
    const draft = await api.gyg({ organizationId: other.id, title: 'Zqsecret', startsIn: 5, draft: true });
    await api.as(other.admin)('addPartner', { params: { gygId: draft.id }, body: { organizationId: own.id } });
    const { text, data } = await api.as(own.admin)('listDecisions', { params: { organizationId: own.id } });
    expect(data.decisions).toMatchObject([{ kind: 'partner', gyg: null, deadline: null, host: { name: other.name } }]);
    expect(text).not.toContain('Zqsecret');
    expect(text).not.toContain(at(5).toISOString());
  });

  test('concern no recipients, and no offers that were cancelled with their gyg', async () => {
    const { own, gyg } = await oneOfEach();
    const recipient = await api.user({ fullName: 'Zqrecipient' });
    await api.seed((seeder) => seeder.addRecipient({ gygId: gyg.id, userId: recipient.id, at: at(-1) }));
    const asAdmin = () => api.as(own.admin)('listDecisions', { params: { organizationId: own.id } });
    const before = await asAdmin();
    expect(before.text).not.toContain('Zqrecipient');
    await api.as(own.admin)('unpublishGyg', { params: { gygId: gyg.id }, body: { reason: 'Storm' } });
    const left = before.data.decisions.filter(({ kind }) => kind !== 'booking');
    expect((await asAdmin()).data.decisions).toEqual(left);
  });

  test('are for its admins and super users on the platform itself', async () => {
    const { own, other, representing } = await oneOfEach();
    const params = { organizationId: own.id };
    for (const who of [other.admin, representing]) {
      expect((await api.as(who)('listDecisions', { params })).problem.code).toBe('you_do_not_have_permission');
    }
    expect((await api.fromPartner(own.admin)('listDecisions', { params })).status).toBe(403);
    const superUser = api.as(await api.user(), { groups: ['superusers'] });
    expect((await superUser('listDecisions', { params })).data.total).toBe(7);
    expect((await superUser('listDecisions', { params: { organizationId: 'x' } })).problem.code).toBe('org.missing');
  });
});

import { afterAll, describe, expect, test } from 'vitest';
import { createTestApi } from '../../testing';

const api = await createTestApi();
afterAll(() => api.close());
const superUser = api.as(await api.user(), { groups: ['superusers'] });

async function owned(name?: string) {
  const organization = await api.organization(name === undefined ? {} : { name });
  const admin = await api.user();
  await api.member(organization.id, admin.id, 'ADMIN');
  const params = { organizationId: organization.id };
  const call = api.as(admin);
  const update = (body: object) => call('updateOrganization', { params, body });
  const save = (body: object) => call('saveOrganizationPage', { params, body });
  return { ...organization, admin, params, call, update, save };
}
const byName = (friendlyUrl: string) => api.call('getOrganizationByName', { params: { friendlyUrl } });

describe('the card of an organisation', () => {
  test('can be changed by its admins, field by field, and is found by its new name', async () => {
    const { params, update } = await owned('Gamla namnet');
    const { data } = await update({ name: ' Åkerbärs-rörelsen ', organizationType: 'EDUCATION', country: 'NO' });
    expect(data).toMatchObject({ name: 'Åkerbärs-rörelsen', organizationType: 'EDUCATION', country: 'no' });
    const more = await update({ industry: 21, memberApproval: 'NONE', city: 'Ås' });
    expect(more.data).toMatchObject({ name: 'Åkerbärs-rörelsen', industry: 21, memberApproval: 'NONE', city: 'Ås' });
    const texts = { summary: 'We pick cloudberries.', language: 'en' };
    expect((await update(texts)).data).toMatchObject({ ...texts, city: 'Ås' });
    const listed = await api.call('listOrganizations', { query: { keyword: 'akerbars cloudberries ås' } });
    expect(listed.data.organizations).toMatchObject([{ id: params.organizationId, ...texts }]);
    const results = await api.call('searchOrganizations', { body: { keyword: 'akerbars' } });
    expect(results.data.organizations.map((organization) => organization.id)).toEqual([params.organizationId]);
  });

  test('cannot be changed by others, nor in fields that admins cannot set', async () => {
    const { id, params, update, admin } = await owned();
    const body = { name: 'Mine now' };
    expect((await api.call('updateOrganization', { params, body })).status).toBe(401);
    const member = await api.user();
    await api.member(id, member.id, 'MEMBER');
    const fromPartnerSite = api.fromPartner(admin);
    for (const call of [api.as(member), superUser, fromPartnerSite, (await owned()).call]) {
      expect((await call('updateOrganization', { params, body })).status).toBe(403);
    }
    const missing = await superUser('updateOrganization', { params: { organizationId: 'none' }, body });
    expect(missing.problem.code).toBe('org.missing');
    const wrong = [
      { id: 'x' },
      { sortOrder: 1 },
      { logo: '/x.png' },
      { name: ' ' },
      { country: 'Sweden' },
      { industry: 22 },
      { organizationType: 'CLUB' },
      { memberApproval: 'SOME' },
    ];
    for (const badBody of wrong) expect((await update(badBody)).status).toBe(400);
  });
});

describe('the friendly url', () => {
  test('changes, and previous ones redirect to the new one', async () => {
    const { id, update, friendlyUrl } = await owned('Första Namnet');
    expect((await update({ friendlyUrl: 'andra-namnet' })).status).toBe(200);
    expect((await update({ friendlyUrl: 'Tredje' })).data.friendlyUrl).toBe('tredje');
    for (const url of [friendlyUrl, 'andra-namnet', 'tredje']) {
      expect((await byName(url)).data.orgMain).toMatchObject({ id, friendlyUrl: 'tredje' });
    }
    const { id: gygId } = await api.gyg({ organizationId: id, friendlyUrl: 'stranden' });
    for (const orgFriendlyUrl of [friendlyUrl, 'tredje']) {
      const result = await api.call('searchGygByUrl', { body: { orgFriendlyUrl, gygFriendlyUrl: 'stranden' } });
      expect(result.data.gyg).toMatchObject({ id: gygId, orgFriendlyUrl: 'tredje' });
    }
  });

  test('is taken if another organisation has or had it; a previous one of the same organisation is not', async () => {
    const [first, second] = [await owned('Vår'), await owned('Höst')];
    await first.update({ friendlyUrl: 'sommar' });
    for (const friendlyUrl of ['sommar', first.friendlyUrl]) {
      expect((await second.update({ friendlyUrl })).problem.code).toBe('org.friendly_url_taken');
    }
    expect((await first.update({ friendlyUrl: first.friendlyUrl })).data.friendlyUrl).toBe(first.friendlyUrl);
    expect((await byName('sommar')).data.orgMain.id).toBe(first.id);
    const sommar = await api.organization({ name: 'Sommar' });
    expect(sommar.friendlyUrl).toBe('sommar-2');
    expect((await first.update({ friendlyUrl: first.friendlyUrl })).status).toBe(200);
  });

  test('must be url-safe and not reserved', async () => {
    const { update } = await owned();
    for (const friendlyUrl of ['', 'å', 'a b', 'a/b', '-a', 'a--b', 'is-undefined', 'a'.repeat(81)]) {
      expect((await update({ friendlyUrl })).status).toBe(400);
    }
  });

  test('requested many times at once goes to one organisation', async () => {
    const all = await Promise.all(Array.from({ length: 6 }, (_, index) => owned(`Samtidigt ${index}`)));
    const answers = await Promise.all(all.map((one) => one.update({ friendlyUrl: 'samma-sak' })));
    expect(answers.map((response) => response.status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
  });

  test('changed many times at once keeps all previous ones', async () => {
    const { id, update, friendlyUrl } = await owned('Många');
    const wanted = ['ett', 'tva', 'tre', 'fyra'].map((word) => `manga-${word}`);
    const answers = await Promise.all(wanted.map((url) => update({ friendlyUrl: url })));
    expect(answers.map((response) => response.status)).toEqual([200, 200, 200, 200]);
    for (const url of [friendlyUrl, ...wanted]) expect((await byName(url)).data.orgMain.id).toBe(id);
  });
});

describe('the page of an organisation', () => {
  test('refuses html that grows too long to be sent back, with its field', async () => {
    const { save } = await owned();
    const { problem } = await save({ 'page.aboutOrganization': '&'.repeat(19_000) });
    expect(problem.errors).toMatchObject([{ path: 'page.aboutOrganization', code: 'too_big' }]);
    const { data } = await save({ 'page.aboutOrganization': '&'.repeat(4_000) });
    expect((await save(data)).data).toEqual(data);
  });

  test('accepts every field and sanitises html; omitted fields stay', async () => {
    const { params, save } = await owned();
    const page = {
      'page.aboutOrganization': '<p onclick="x()">Hej <script>alert(1)</script><b>du</b></p>',
      'page.membershipTerms': '<a href="javascript:alert(1)">x</a>',
      sortOrder: 'asc',
      website: ' https://example.org ',
      facebook: 'https://facebook.com/x',
      linkedin: '',
      twitter: 'https://x.com/x',
      instagram: 'https://instagram.com/x',
      proposalFeatureEnabled: 'true',
      proposalFormWidget: 'Default',
      proposalWhoCanSubmit: 'MEMBERS',
      proposalShortText: 'Kort',
      proposalButtonText: 'Föreslå',
      proposalHelpText: 'Hjälp',
      proposalRepresentOrganization: 'true',
      proposalQuestions: [{ text: 'Hur många?', translation: 'How many?', required: true }],
    };
    const { data } = await save(page);
    expect(data).toEqual({
      ...page,
      'page.aboutOrganization': '<p>Hej du</p>',
      'page.membershipTerms': '<a rel="noopener nofollow">x</a>',
      website: 'https://example.org',
      profileVisible: 'true',
      'settings.premiumAccount': 'false',
    });
    const hidden = await save({ profileVisible: 'false' });
    expect(hidden.data).toEqual({ ...data, profileVisible: 'false' });
    expect((await api.call('getOrganizationPage', { params })).problem.code).toBe('org.profile.not_online');
    expect((await save({ ...hidden.data })).data).toEqual(hidden.data);
  });

  test('refuses invalid addresses, other values and unknown fields', async () => {
    const { save } = await owned();
    for (const address of ['javascript:alert(1)', 'example.org', '/here', '//evil.example']) {
      const { problem } = await save({ instagram: address });
      expect(problem.errors?.map((error) => error.path)).toEqual(['instagram']);
    }
    const wrong = [{ sortOrder: 'up' }, { profileVisible: true }, { organizationId: 'x' }, { createdAt: 'now' }];
    for (const badBody of [...wrong, { proposalWhoCanSubmit: 'NOBODY' }])
      expect((await save(badBody)).status).toBe(400);
  });

  test('keeps up to ten questions about proposals, each once', async () => {
    const { save } = await owned();
    const ask = (...texts: string[]) => save({ proposalQuestions: texts.map((text) => ({ text })) });
    expect((await ask('Who?', 'When?')).data.proposalQuestions).toEqual([
      { text: 'Who?', translation: '', required: false },
      { text: 'When?', translation: '', required: false },
    ]);
    const many = Array.from({ length: 11 }, (_, at) => `Question ${at}`);
    for (const texts of [['Who?', 'Who?'], [''], ['x'.repeat(101)], many])
      expect((await ask(...texts)).status).toBe(400);
    expect((await ask()).data.proposalQuestions).toEqual([]);
  });

  test('is for its admins, the premium account for super users', async () => {
    const { id, params, save } = await owned();
    const member = await api.user();
    await api.member(id, member.id, 'MEMBER');
    expect((await api.call('saveOrganizationPage', { params, body: {} })).status).toBe(401);
    const memberAnswer = await api.as(member)('saveOrganizationPage', { params, body: { website: '' } });
    expect(memberAnswer.status).toBe(403);
    const premium = { 'settings.premiumAccount': 'true' };
    expect((await save(premium)).status).toBe(403);
    expect((await save({ 'settings.premiumAccount': 'false', sortOrder: 'asc' })).status).toBe(200);
    const bySuper = (body: object) => superUser('saveOrganizationPage', { params, body });
    expect((await bySuper(premium)).data['settings.premiumAccount']).toBe('true');
    expect((await bySuper({ website: 'https://example.org' })).status).toBe(403);
    expect((await save({ sortOrder: 'desc' })).data['settings.premiumAccount']).toBe('true');
  });
});

describe('an organisation on the home page', () => {
  test('is added and removed by super users', async () => {
    const { id, params, call } = await owned();
    const listed = async () =>
      (await api.call('listFeaturedOrganizations')).data.organizations.map((organization) => organization.id);
    expect((await api.call('featureOrganization', { params })).status).toBe(401);
    for (const name of ['featureOrganization', 'unfeatureOrganization'] as const) {
      expect((await call(name, { params })).status).toBe(403);
      const missing = await superUser(name, { params: { organizationId: 'none' } });
      expect(missing.problem.code).toBe('org.missing');
    }
    for (let times = 0; times < 2; times += 1) {
      expect((await superUser('featureOrganization', { params })).status).toBe(204);
    }
    expect((await listed()).filter((one) => one === id)).toHaveLength(1);
    expect((await superUser('unfeatureOrganization', { params })).status).toBe(204);
    expect(await listed()).not.toContain(id);
  });
});

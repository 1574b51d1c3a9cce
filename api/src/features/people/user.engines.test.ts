import { users } from '@gyg/database/schema';
import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { createTestApi } from '../../testing';
import { goodPicture } from '../../testing/test-picture';

const api = await createTestApi();
afterAll(() => api.close());

const signUp = (subject: string, over: object = {}) => {
  const who = { subject, email: `${subject}@Example.org`, fullName: 'Élin Sandberg' };
  return api.as(who)('createUser', { body: { jwt: api.idTokenFor(who, over) } });
};

describe('the first login', () => {
  test('creates the user, later ones find it', async () => {
    const first = await signUp('first-1');
    expect([first.status, first.data.created]).toEqual([201, true]);
    expect(first.data.user).toMatchObject({ fullName: 'Élin Sandberg', email: 'first-1@example.org', locale: 'en' });
    const second = await signUp('first-1');
    expect([second.status, second.data.created, second.data.user.id]).toEqual([200, false, first.data.user.id]);
  });

  test('in many tabs at once creates one user', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => signUp('tabs-1')));
    expect(answers.filter((answer) => answer.status === 201)).toHaveLength(1);
    expect(new Set(answers.map((answer) => answer.data.user.id)).size).toBe(1);
    expect(await api.db.read.select().from(users).where(eq(users.subject, 'tabs-1'))).toHaveLength(1);
  });

  test('requires an id token of the same person', async () => {
    const body = { jwt: api.idTokenFor({ subject: 'somebody-else' }) };
    const answer = await api.as({ subject: 'first-2' })('createUser', { body });
    expect([answer.status, answer.problem.code]).toEqual([401, 'session.invalid_token']);
    const nonsense = await api.as({ subject: 'first-2' })('createUser', { body: { jwt: 'x'.repeat(30) } });
    expect(nonsense.problem.code).toBe('session.invalid_token');
    for (const { problem } of [answer, nonsense]) expect(problem.detail).toContain('The id token in `jwt`');
    expect((await api.call('createUser', { body })).problem.code).toBe('session.need_to_be_logged_in');
  });

  test('stores the page’s language, else the token’s', async () => {
    const become = async (subject: string, body: object, claims: object = {}) => {
      const jwt = api.idTokenFor({ subject }, claims);
      return (await api.as({ subject })('createUser', { body: { jwt, ...body } })).data.user.locale;
    };
    expect(await become('locale-1', { locale: 'se' }, { locale: 'en' })).toBe('se');
    expect(await become('locale-2', {}, { locale: 'se' })).toBe('se');
    expect(await become('locale-3', {})).toBe('en');
  });

  test('normalises names of any issuer', async () => {
    const named = async (subject: string, name: string) => (await signUp(subject, { name })).data.user.fullName;
    expect(await named('name-1', ' Bo\n\u0000Bus\ud800 ')).toBe('Bo Bus');
    expect(await named('name-2', '😀'.repeat(300))).toBe('😀'.repeat(60));
    expect(await named('name-3', `x${'😀'.repeat(300)}`)).toBe(`x${'😀'.repeat(59)}`);
    for (const [at, empty] of ['', ' ', '\u200b'].entries()) {
      expect(await named(`name-empty-${at}`, empty)).toBe('New user');
    }
  });

  test('stores no unverified address', async () => {
    const { data } = await signUp('unverified-1', { emailVerified: false });
    expect(data.user).not.toHaveProperty('email');
  });
});

describe('a user', () => {
  test('sees their address and settings, which others do not', async () => {
    const [user, other] = [await api.user(), await api.user()];
    const params = { userId: user.id };
    const own = await api.as(user)('getUser', { params });
    expect(own.data).toMatchObject({ email: user.email, showName: true });
    for (const answer of [await api.call('getUser', { params }), await api.as(other)('getUser', { params })]) {
      expect(Object.keys(answer.data).sort()).toEqual(['fullName', 'id', 'profileImage']);
    }
    expect((await api.call('getUser', { params: { userId: 'nobody' } })).problem.code).toBe('user.missing');
  });

  test('is listed by search engines only if they ask for it and show their name', async () => {
    const user = await api.user();
    const params = { userId: user.id };
    const listed = async (body: object) => {
      await api.as(user)('updateUser', { params, body });
      return (await api.call('getUser', { params })).data.searchable;
    };
    expect(await listed({ searchable: true })).toBe(true);
    expect(await listed({ showName: false })).toBeUndefined();
  });

  test('can change only themselves, and only the editable fields', async () => {
    const [user, other] = [await api.user(), await api.user()];
    const params = { userId: user.id };
    const change = (body: object, who = user) => api.as(who)('updateUser', { params, body });
    expect((await change({ fullName: ' Nils ', locale: 'se', showName: false })).data).toMatchObject({
      fullName: 'Nils',
      locale: 'se',
      showName: false,
    });
    expect((await change({ fullName: 'X' }, other)).problem.code).toBe('you_do_not_have_permission');
    for (const body of [
      { email: 'a@b.se' },
      { id: 'x' },
      { groups: ['superusers'] },
      { fullName: '' },
      { fullName: '\u200b' },
      { fullName: '\u2800' },
      { fullName: '\u3164' },
      { fullName: 'Bo\nBus' },
    ]) {
      expect((await change(body)).status).toBe(400);
    }
    expect((await change({ profileImage: 'javascript:alert(1)' })).problem.errors?.[0]?.path).toBe('profileImage');
    expect((await change({ profileImage: 'https://tracker.example/me.png' })).status).toBe(400);
  });

  test('can remove their picture, or set one that they uploaded', async () => {
    const user = await api.user();
    const params = { userId: user.id };
    const change = (body: object) => api.as(user)('updateUser', { params, body });
    const image = await goodPicture('profile');
    const { url } = (await api.as(user)('uploadProfileImage', { body: params, image })).data;
    expect((await change({ profileImage: url })).data.profileImage).toBe(url);
    expect((await change({ profileImage: null })).data.profileImage).toBeNull();
    expect((await change({ profileImage: url })).status).toBe(400);
  });

  test('has organisations that are public, and roles that only some may see', async () => {
    const organization = await api.organization();
    const [user, boss] = [await api.user(), await api.user()];
    await api.member(organization.id, user.id, 'MEMBER');
    await api.member(organization.id, boss.id, 'ADMIN');
    const roleSeenBy = async (call: typeof api.call) => {
      const { data } = await call('listUserOrganizations', { params: { userId: user.id } });
      return data.organizations.map((organization) => [organization.organizationId, organization.role]);
    };
    expect(await roleSeenBy(api.call)).toEqual([[organization.id, undefined]]);
    expect(await roleSeenBy(api.as(await api.user()))).toEqual([[organization.id, undefined]]);
    for (const call of [api.as(user), api.as(boss), api.as(await api.user(), { groups: ['superusers'] })]) {
      expect(await roleSeenBy(call)).toEqual([[organization.id, 'MEMBER']]);
    }
  });
});

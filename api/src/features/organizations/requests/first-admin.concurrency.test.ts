import { afterAll, describe, expect, test } from 'vitest';
import { createTestApi } from '../../../testing';
import { actorOf } from '../../people';
import { respondToRequest } from './respond-to-request.service';

const api = await createTestApi();
afterAll(() => api.close());
const boss = await api.user();
const superUser = api.as(boss, { groups: ['superusers'] });

const submitRequest = (requesterEmail: string) =>
  api.seed((seeder) =>
    seeder.addOrganizationRequest({
      requesterName: 'Ada',
      requesterEmail,
      name: 'Samtidigt',
      website: 'https://example.org',
      createdAt: api.clock.now(),
    }),
  );
const signUp = (subject: string, email: string) =>
  api.as({ subject })('createUser', { body: { jwt: api.idTokenFor({ subject }, { email }) } });
const rolesOf = async (subject: string, userId: string) => {
  const { data } = await api.as({ subject })('listUserOrganizations', { params: { userId } });
  return data.organizations.map((organization) => organization.role);
};

function gate() {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

describe('the first admin of an organisation is not lost', () => {
  test('when they sign up while the answer to their request is not committed yet', async () => {
    const { id } = await submitRequest('mitt-i@example.org');
    const [answered, mayCommit] = [gate(), gate()];
    const actor = { ...(await actorOf(api.db.read, boss.id)), superUser: true };
    const now = api.clock.now();
    const uow = { now, publicUrl: 'http://platform.test', mail: false, notify: true };
    const answering = api.db.tx(async (tx) => {
      await respondToRequest({ tx, ...uow }, actor, id, { accept: true });
      answered.open();
      await mayCommit.opened;
    });
    await answered.opened;
    const signing = signUp('mitt-i', 'mitt-i@example.org');
    // A sign-up that did not wait for the answer would be finished within these calls.
    const calls = async () => {
      for (let times = 0; times < 20; times += 1) await api.call('getLiveness');
    };
    await Promise.race([signing, calls()]).finally(mayCommit.open);
    await answering;
    const { data } = await signing;
    expect(await rolesOf('mitt-i', data.user.id)).toEqual(['ADMIN']);
  });

  test('when both happen at the same time, many times over', async () => {
    const emails = Array.from({ length: 12 }, (_, index) => `storm-${index}@example.org`);
    const requests = await Promise.all(emails.map(submitRequest));
    const users = await Promise.all(
      emails.flatMap((email, index) => {
        const call = { params: { requestId: requests[index]?.id ?? '' }, body: { accept: true } };
        const signing = signUp(`storm-${index}`, email);
        return [signing, superUser('respondToOrganizationRequest', call).then(() => signing)];
      }),
    );
    for (const { data } of users) {
      const subject = data.user.email?.split('@')[0] ?? '';
      expect(await rolesOf(subject, data.user.id)).toEqual(['ADMIN']);
    }
  });

  test('when a super user creates it at the same time', async () => {
    for (let times = 0; times < 8; times += 1) {
      const adminEmail = `made-${times}@example.org`;
      const [{ data }] = await Promise.all([
        signUp(`made-${times}`, adminEmail),
        superUser('createOrganization', { body: { name: 'Gjord', adminEmail } }),
      ]);
      expect(await rolesOf(`made-${times}`, data.user.id)).toEqual(['ADMIN']);
    }
  });
});

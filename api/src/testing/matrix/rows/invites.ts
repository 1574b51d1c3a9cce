import { invites } from '@gyg/database/schema';
import type { TestApi } from '../../test-api';
import { hour } from '../../test-clock';
import type { Expectation } from '../actors';
import type { Fixture } from '../fixture';
import type { MatrixRows } from '../matrix-row';

const admins: Expectation = {
  guest: 401,
  user: 403,
  booker: 403,
  manager: 403,
  hostAdmin: 'ok',
  otherAdmin: 403,
  superUser: 403,
};
const recipients = ['invited@example.net'];

/** An invitation of the host that was sent two days ago: to its gyg or to join it. */
async function sent({ host, hostAdmin, gyg }: Fixture, api: TestApi, type: 'gyg-invite' | 'org-join-invite') {
  const createdAt = new Date(api.clock.now().getTime() - 48 * hour);
  const [row] = await api.db.tx((tx) =>
    tx
      .insert(invites)
      .values({
        type,
        organizationId: host.id,
        gygId: type === 'gyg-invite' ? gyg.id : null,
        email: 'invited@example.net',
        invitedBy: hostAdmin.id,
        createdAt,
      })
      .returning({ id: invites.id }),
  );
  return { params: { inviteId: row?.id ?? '' } };
}

/** Others than its hosts and super users do not see an invitation. */
const hosts: Expectation = { ...admins, user: 404, booker: 404, manager: 'ok', otherAdmin: 404 };
const joining: Expectation = { ...hosts, manager: 404 };

export const inviteRows = {
  sendInvites: [
    {
      when: 'to a gyg',
      expect: { ...admins, manager: 'ok' },
      call: ({ gyg, host }) => ({
        body: { type: 'gyg-invite', organizationId: host.id, gygId: gyg.id, recipients },
      }),
    },
    {
      when: 'to a draft',
      // Its hosts get 409 because it is not published, which does not depend on the actor.
      expect: { guest: 401, user: 404, booker: 404, manager: 'ok', hostAdmin: 'ok', otherAdmin: 404, superUser: 403 },
      call: ({ gyg, draft, host }, _api, actor) => {
        const gygId = actor === 'manager' || actor === 'hostAdmin' ? gyg.id : draft.id;
        return { body: { type: 'gyg-invite', organizationId: host.id, gygId, recipients } };
      },
    },
    {
      when: 'to join an organisation',
      expect: admins,
      call: ({ host }) => ({ body: { type: 'org-join-invite', organizationId: host.id, recipients } }),
    },
    {
      when: 'with a message to members',
      expect: admins,
      call: ({ host, hostMember }) => ({
        body: { type: 'message', organizationId: host.id, recipients: [hostMember.id], message: 'Friday at six' },
      }),
    },
  ],
  listInvites: [
    {
      expect: { ...admins, superUser: 'ok' },
      call: async (fixture, api) => {
        await sent(fixture, api, 'gyg-invite');
        return { query: { organizationId: fixture.host.id } };
      },
    },
    {
      when: 'of a gyg',
      expect: { ...admins, manager: 'ok', superUser: 'ok' },
      call: ({ host, gyg }) => ({ query: { organizationId: host.id, gygId: gyg.id } }),
    },
    {
      when: 'of a draft',
      expect: {
        guest: 401,
        user: 404,
        booker: 404,
        manager: 'ok',
        hostAdmin: 'ok',
        otherAdmin: 404,
        superUser: 'ok',
      },
      call: ({ host, draft }) => ({ query: { organizationId: host.id, gygId: draft.id } }),
    },
  ],
  previewInvites: [
    {
      when: 'of a gyg',
      expect: { ...admins, manager: 'ok' },
      reads: true,
      call: ({ gyg, host }) => ({ body: { type: 'gyg-invite', organizationId: host.id, gygId: gyg.id } }),
    },
    {
      when: 'of an organisation',
      expect: admins,
      reads: true,
      call: ({ host }) => ({ body: { type: 'org-join-invite', organizationId: host.id, message: 'Do come!' } }),
    },
  ],
  remindInvite: [
    {
      when: 'to a gyg',
      expect: hosts,
      call: async (fixture, api) => ({ ...(await sent(fixture, api, 'gyg-invite')), body: {} }),
    },
    {
      when: 'to join',
      expect: joining,
      call: async (fixture, api) => ({ ...(await sent(fixture, api, 'org-join-invite')), body: {} }),
    },
  ],
  withdrawInvite: [
    { when: 'to a gyg', expect: hosts, call: (fixture, api) => sent(fixture, api, 'gyg-invite') },
    { when: 'to join', expect: joining, call: (fixture, api) => sent(fixture, api, 'org-join-invite') },
  ],
} satisfies MatrixRows;

import type { Expectation } from '../actors';
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
  listInvites: {
    expect: { ...admins, superUser: 'ok' },
    call: ({ host }) => ({ query: { organizationId: host.id } }),
  },
} satisfies MatrixRows;

import type { TestApi } from '../../test-api';
import type { Expectation } from '../actors';
import type { Fixture } from '../fixture';
import type { MatrixRows } from '../matrix-row';

/** Only the user reads the list, not even a super user. */
const self: Expectation = {
  guest: 401,
  user: 'ok',
  booker: 404,
  manager: 404,
  hostAdmin: 404,
  otherAdmin: 404,
  superUser: 404,
};

/** A notification in the user's list. */
async function note({ user }: Fixture, api: TestApi) {
  const { id } = await api.seed((seeder) =>
    seeder.addNotification({ userId: user.id, type: 'note', title: 'Hello', createdAt: api.clock.now() }),
  );
  return { params: { notificationId: id }, body: {} };
}

/** A notification to the host's admin about a membership request. */
async function question({ host, hostAdmin, partnerAdmin }: Fixture, api: TestApi) {
  const waiting = async () => {
    const { data } = await api.as(hostAdmin)('listNotifications', { params: { userId: hostAdmin.id } });
    return data.notifications.find((one) => one.action?.kind === 'membership');
  };
  if (!(await waiting())) {
    await api.seed((seeder) =>
      seeder.addMembershipRequest({
        organizationId: host.id,
        userId: partnerAdmin.id,
        createdAt: api.clock.now(),
      }),
    );
  }
  return { params: { notificationId: (await waiting())?.id ?? '' }, body: { action: 'accept' as const } };
}

export const notificationRows = {
  sendNotification: [
    {
      when: 'to who takes part in a gyg',
      expect: {
        guest: 401,
        user: 403,
        booker: 403,
        manager: 'ok',
        hostAdmin: 'ok',
        otherAdmin: 403,
        superUser: 403,
      },
      call: ({ gyg, booker }) => ({
        body: { type: 'message', gygId: gyg.id, recipients: [booker.id], title: 'Bring boots' },
      }),
    },
    {
      when: 'to the members of an organisation',
      expect: {
        guest: 401,
        user: 403,
        booker: 403,
        manager: 403,
        hostAdmin: 'ok',
        otherAdmin: 403,
        superUser: 403,
      },
      call: ({ host, hostMember }) => ({
        body: { type: 'message', organizationId: host.id, recipients: [hostMember.id], title: 'Meeting' },
      }),
    },
  ],
  listNotifications: { expect: self, call: ({ user }) => ({ params: { userId: user.id } }) },
  countNotifications: { expect: self, call: ({ user }) => ({ params: { userId: user.id } }) },
  markNotificationsViewed: { expect: self, call: ({ user }) => ({ params: { userId: user.id }, body: {} }) },
  respondToNotification: { expect: { ...self, user: 404, hostAdmin: 'ok' }, call: question },
  archiveNotification: { expect: self, call: note },
  unarchiveNotification: { expect: self, call: note },
} satisfies MatrixRows;

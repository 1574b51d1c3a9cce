import type { Database } from '@gyg/database';
import { expect, onTestFinished, test } from 'vitest';
import { createTestApi } from '../../../testing';

/** Delays the next transaction, after its caller was authorised, until `open` is called. */
function withGate() {
  let go = () => {};
  let atGate = () => {};
  let gate: Promise<void> | undefined;
  const wrapDatabase = (db: Database): Database => ({
    ...db,
    async tx(act) {
      const closed = gate;
      gate = undefined;
      if (closed) {
        atGate();
        await closed;
      }
      return db.tx(act);
    },
  });
  const close = () => {
    gate = new Promise((resolve) => {
      go = resolve;
    });
    return new Promise<void>((resolve) => {
      atGate = resolve;
    });
  };
  return { wrapDatabase, close, open: () => go() };
}

test('a booking cannot represent an organisation that its booker is leaving', async () => {
  const gate = withGate();
  const api = await createTestApi({ wrapDatabase: gate.wrapDatabase });
  onTestFinished(() => api.close());
  const { gyg } = await api.scene();
  const organization = await api.organization();
  const user = await api.user();
  await api.member(organization.id, user.id);
  const same = { contributionType: 'SKILL', gygPositionId: gyg.needId, quantity: 1, userOrganization: organization.id };

  const closing = gate.close();
  const booked = api.as(user)('createBooking', { params: { gygId: gyg.id }, body: { ...same, userId: user.id } });
  await closing;
  const params = { userId: user.id, organizationId: organization.id };
  expect((await api.as(user)('deleteMembership', { params })).status).toBe(204);
  gate.open();

  expect((await booked).problem.code).toBe('user_org.not_a_member');
  const mine = await api.as(user)('listUserBookings', { params: { userId: user.id } });
  expect(mine.data.bookings).toEqual([]);
});

import type { MatrixRows } from '../matrix-row';

export const bookingRows = {
  createBooking: {
    expect: { guest: 401, user: 'ok', booker: 'ok', manager: 'ok', hostAdmin: 'ok', otherAdmin: 'ok', superUser: 'ok' },
    // For oneself, whoever calls: of the item, since the booker has the skill already.
    call: (world, _api, actor) => ({
      params: { gygId: world.gyg.id },
      body: {
        userId: world[actor === 'guest' ? 'user' : actor].id,
        userOrganization: null,
        gygPositionId: world.gyg.itemId,
        contributionType: 'COMMODITY',
        quantity: 2,
      },
    }),
  },
} satisfies MatrixRows;

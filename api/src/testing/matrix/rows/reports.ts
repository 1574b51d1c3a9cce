import { type Expectation, signedIn } from '../actors';
import type { MatrixRows } from '../matrix-row';

/** The organisation's admins, and super users, who read the same. */
const admins: Expectation = { ...signedIn, user: 403, booker: 403, manager: 403, otherAdmin: 403 };

export const reportRows = {
  reportGiven: { expect: admins, reads: true, call: ({ host }) => ({ body: { organizationId: host.id } }) },
  reportReceived: [
    { expect: admins, reads: true, call: ({ host }) => ({ body: { organizationId: host.id } }) },
    {
      when: 'as a file',
      expect: admins,
      reads: true,
      call: ({ host }) => ({ body: { organizationId: host.id, format: 'csv' } }),
    },
  ],
  reportPartner: [
    { expect: admins, reads: true, call: ({ host }) => ({ body: { organizationId: host.id } }) },
    {
      when: 'as a file',
      expect: admins,
      reads: true,
      call: ({ host }) => ({ body: { organizationId: host.id, format: 'csv' } }),
    },
  ],
} satisfies MatrixRows;

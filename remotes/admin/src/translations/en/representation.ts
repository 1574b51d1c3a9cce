/** Texts of the requests to represent the host for one gyg. */
export const representation = {
  title: 'Requests to represent you',
  lead: 'Bookings of people who want to represent {{organization}}. Approved ones count as its contribution.',
  asked: 'Asked',
  tabs: { waiting: 'Waiting', accepted: 'Approved', all: 'All' },
  status: {
    PENDING: 'Waiting',
    ACCEPTED: 'Approved',
    DECLINED: 'Declined',
    WITHDRAWN: 'Withdrawn',
    REVOKED: 'Revoked',
  },
  revoke: 'Revoke',
  revokeOf: 'Revoke {{name}}’s approval',
  dialog: {
    title: 'Revoke {{name}}’s approval?',
    text: 'The booking remains, in {{name}}’s own name, and no longer counts for {{organization}}. {{name}} gets an e-mail and a notification.',
    confirm: 'Revoke',
    done: '{{name}} no longer represents {{organization}}.',
  },
  empty: {
    waiting: 'No requests are waiting',
    accepted: 'No one represents you yet',
    all: 'No requests yet',
  },
  emptyText: 'Members choose to represent you when they book. Their requests appear here.',
  nothingFound: 'No requests match',
  adminsOnly: 'Only administrators can answer',
  adminsOnlyText: 'Administrators of {{organization}} decide who represents it.',
};

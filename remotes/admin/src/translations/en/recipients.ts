/** Texts of the recipients' places of a gyg. */
export const recipients = {
  title: 'Recipients',
  lead: '{{taken}} of {{places}} places are taken. Names are shown only here, to the hosts.',
  tabs: { ACTIVE: 'Coming', CANCELLED: 'Cancelled' },
  status: { ACTIVE: 'Has a place', CANCELLED: 'Cancelled' },
  noComment: 'No comment',
  cancelledBecause: 'Cancelled: {{reason}}',
  cancel: 'Cancel',
  cancelOf: 'Cancel {{name}}’s place',
  dialog: {
    title: 'Cancel {{name}}’s place?',
    text: '{{name}} gets the reason by e-mail and as a notification, and someone else can take the place.',
    confirm: 'Cancel the place',
    done: '{{name}}’s place is cancelled.',
  },
  empty: 'No one has taken a place yet',
  emptyText: 'People who take a place to receive what this gyg offers are listed here, so that you can welcome them.',
  noneCancelled: 'No cancelled places',
  nothingFound: 'No recipients match',
  showAll: 'Show all recipients',
};

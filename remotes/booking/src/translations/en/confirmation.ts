/** The page on which a person answers a reminder. */
export const confirmation = {
  pageTitle: 'Your answer',
  ask: {
    title: 'Are you coming?',
    lead: '{{host}} is counting on you.',
    leadPlace: '{{host}} has a place for you.',
    moved: 'The date has changed since this reminder was sent. Please say whether you can come on the new date.',
  },
  coming: {
    title: 'Thanks, see you there',
    lead: '{{host}} knows that you are coming.',
    change: 'I can’t come after all',
  },
  cancel: {
    title: 'Can’t you come?',
    lead: 'If you cancel, someone else can take your place. We will tell {{host}}.',
    leadPlace: 'If you cancel, someone else can have your place. We will tell {{host}}.',
    reason: 'Reason (optional)',
    reasonHint: 'Only the host reads it.',
    counter: '{{used}} of {{most}} characters',
    confirm: 'Cancel my booking',
    confirmPlace: 'Cancel my place',
    keep: 'Keep my booking',
    keepPlace: 'Keep my place',
  },
  cancelled: {
    title: 'Your booking is cancelled',
    titlePlace: 'Your place is cancelled',
    text: 'Someone else can now take your place. Thank you for telling us.',
    before: 'It was cancelled earlier, so there is nothing to answer. You can book again while there are places left.',
    titleGyg: 'This gyg is cancelled',
    byHost: '{{host}} has cancelled it, and all bookings with it. There is nothing to answer.',
    tooLate:
      'It was cancelled earlier, so we could not record that you are coming. You can book again while there are places left.',
    toGyg: 'See the gyg',
    toGygs: 'Find another gyg',
  },
  started: {
    title: 'The gyg has started',
    text: 'It is too late to answer here. If you can’t come, please contact {{host}}.',
  },
  missing: {
    title: 'This link is not valid',
    text: 'Use the whole link from your latest reminder. If you have an account, you can also see your bookings under My bookings.',
    toBookings: 'My bookings',
  },
  answer: { coming: 'I’m coming', cancel: 'I can’t come' },
  facts: { needs: 'You give' },
  amount: '<need/> × {{quantity}}',
} as const;

/** The facts of a gyg on pages with one question. */
export const facts = { gyg: 'Gyg', when: 'When', where: 'Where', host: 'Host' };

/** Texts of the page on which an offer of a waiting list is answered. */
export const offer = {
  pageTitle: 'Your offer',
  title: 'A place has opened for you',
  lead: 'It is yours if you accept it by {{until}}. After that it goes to the next person.',
  youGive: 'You give',
  items: '{{offered}} × <need/>',
  itemsOf: '{{offered}} of the {{asked}} you offered × <need/>',
  needsApproval: '{{host}} still has to accept your offer. Your place is reserved until then.',
  accept: 'Take the place',
  decline: 'No, thanks',
  accepted: {
    title: 'The place is yours',
    lead: 'We have sent you the details by e-mail. {{host}} is counting on you.',
  },
  pending: { title: 'Thank you for offering', lead: '{{host}} will reply to you. Your place is reserved until then.' },
  ended: {
    DECLINED: {
      title: 'You declined the place',
      text: 'It has gone to the next person on the waiting list. Thank you for telling us.',
    },
    EXPIRED: {
      title: 'This offer has ended',
      text: 'The place has gone to the next person on the waiting list. You can join the list again.',
    },
    CLOSED: { title: 'This offer has ended', text: 'The place can no longer be booked.' },
  },
  missing: {
    title: 'We can’t find this offer',
    text: 'Check that you opened the whole link from the e-mail. You can also see your waiting lists under My bookings.',
    toBookings: 'My bookings',
  },
  toBooking: 'See my booking',
  toGyg: 'See the gyg',
  toGygs: 'Find another gyg',
};

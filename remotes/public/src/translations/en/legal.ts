/** Terms of service and privacy policy, as shown at sign-up. */
export const legal = {
  termsTitle: 'Terms of service',
  terms: {
    account: 'Your account',
    accountText:
      'You are at least sixteen years old, or have a guardian’s consent. You give your own name and an e-mail address of your own, and don’t share your password.',
    bookings: 'Bookings',
    bookingsText:
      'What you book is a promise to the host. If you cannot keep it, cancel in time and say why. Hosts are responsible for their gygs, for safety there, and for what they write about them.',
    conduct: 'How we treat each other',
    conductText:
      'Treat others with respect. Content that is unlawful, threatening or misleading is removed, and accounts that publish it can be closed.',
    liability: 'Our responsibility',
    liabilityText:
      'We run the meeting place with care and free of charge, but do not take part in the gygs. We are liable for damage that we cause by intent or gross negligence.',
    law: 'Law and disputes',
    lawText:
      'Swedish law applies. Disputes that we cannot settle together are settled by the Stockholm District Court.',
  },
  privacyTitle: 'Privacy policy',
  privacy: {
    what: 'What we store',
    whatText:
      'Your name, your e-mail address, your language, what you book and cancel, and whether you came. Your password is stored only as a hash.',
    why: 'Why',
    whyText:
      'To carry out what you book (contract), to protect accounts (legitimate interest), and to count hours and goals without names.',
    who: 'Who sees it',
    whoText:
      'Hosts see the name, e-mail address and comment of those who book with them. Other logged-in users see your name unless you hide it. Places for recipients are never shown by name.',
    rights: 'Your rights',
    rightsText:
      'You can get a copy of your data, have it corrected and erased, and complain to the Swedish Authority for Privacy Protection. After erasure only counts without names remain.',
    law: 'Law and disputes',
    lawText:
      'Swedish law and the General Data Protection Regulation apply; the Stockholm District Court settles disputes.',
  },
};

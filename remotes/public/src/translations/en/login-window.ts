/** Texts of the window in which people log in on partners' sites. */
export const loginWindow = {
  toContinue: 'to continue on <host>{{host}}</host>',
  changeAddress: 'Change e-mail address',
  failed: 'That did not work. Please try again.',
  expired: 'The login took too long',
  expiredText: 'Nothing has been shared. Close this window and log in again on the page that you came from.',
  close: 'Close this window',
  consent: {
    pageTitle: 'May this site act for you?',
    title: 'Let {{name}} act for you?',
    notYou: 'Not you?',
    canTitle: 'On this site you can',
    bookAndPropose: 'book and cancel places, and send proposals',
    book: 'book and cancel places',
    propose: 'send proposals',
    seeBookings: 'see your own name, picture and bookings',
    see: 'see your own name and picture',
    never: 'The site never gets your password or e-mail address, and can’t run organisations or gygs for you',
    allow: 'Allow',
    deny: 'Don’t allow',
    later: 'Remove it any time under Profile, Connected sites.',
  },
};

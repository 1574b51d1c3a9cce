/** The dialog to subscribe to the user's bookings in a calendar. */
export const calendarFeed = {
  open: 'Subscribe in your calendar',
  title: 'Your bookings in your calendar',
  lead: 'Your calendar shows all your bookings, and updates when a gyg moves or you cancel.',
  loading: 'Loading the address',
  close: 'Close',
  secretTitle: 'Keep the address to yourself',
  secret: 'Anyone who has it can see your bookings: what, when and where.',
  make: 'Create my address',
  address: 'The address of your calendar',
  copy: 'Copy the address',
  copied: 'The address is copied.',
  notCopied: 'The browser does not allow copying. Select the address and copy it.',
  app: 'Open in a calendar app',
  how: {
    apple: 'Apple Calendar',
    appleText:
      '“Open in a calendar app” works on iPhone, iPad and Mac. Or choose File, New Calendar Subscription on a Mac and paste the address.',
    google: 'Google Calendar',
    googleText:
      'On a computer, with the button below; the calendar then shows on your phone too. Google reads changes within a day.',
    googleOpen: 'Add to Google Calendar',
    outlook: 'Outlook',
    outlookText:
      'With the button below for a private account. At work: choose Add calendar, Subscribe from web in Outlook and paste the address.',
    outlookOpen: 'Add to Outlook',
    newWindow: '(opens in a new window)',
  },
  renew: {
    start: 'Make a new address',
    title: 'Make a new address?',
    text: 'The old address stops working at once. Calendars that use it stop updating, so add the new one to them.',
    keep: 'Keep the address',
    confirm: 'Make a new address',
    done: 'Your calendar has a new address.',
  },
} as const;

import { errors } from './en/errors';

/** Texts that every area uses, such as error messages, in English. */
export const en = {
  pages: {
    label: 'Pages',
    previous: 'Previous',
    next: 'Next',
    first: 'First page, {{number}}',
    shown: 'Showing {{from}} to {{to}} of {{total}}',
    last: 'Last page, {{number}}',
  },
  session: {
    need_to_be_logged_in: 'You have been logged out. Log in to continue.',
    signedOutElsewhere: 'You have logged out in another tab.',
    adminRightLost: 'You no longer administer {{name}}, so you are in user mode again.',
  },
  load: {
    failed: 'This didn’t load',
    retry: 'Try again',
    offline: 'You are offline',
    offlineText: 'This loads as soon as you are online again.',
  },
  calendar: {
    add: 'Add to calendar',
    file: 'Calendar file',
    fileNote: 'For Apple Calendar, Outlook and others',
    google: 'Google Calendar',
    outlook: 'Outlook.com',
    newWindow: 'Opens a new window',
  },
  share: {
    email: 'E-mail',
    native: 'Share',
    copy: 'Copy link',
    copied: 'The link is copied.',
    copyFailed: 'The link could not be copied.',
    copiedShort: 'Copied',
    copyFailedShort: 'Not copied',
  },
  errors,
};

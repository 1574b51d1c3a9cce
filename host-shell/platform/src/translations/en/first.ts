import type { FirstErrorTexts } from '../error-texts';

/** Errors that a page may have without the server. */
const errors: FirstErrorTexts = {
  unexpected: 'Something went wrong on our side. Please try again.',
  server_unexpected: 'Something went wrong on our side. Please try again.',
  server_unavailable: 'This is not available at the moment. Please try again soon.',
  network_offline: 'We cannot reach the server. Check your connection and try again.',
  network_timeout: 'The server takes too long to answer. Please try again.',
  request_aborted: 'This was cancelled before it was finished. Please try again.',
  request_no_endpoint: 'This page and the server do not fit together. Reload the page.',
  request_no_body: 'A part of this request is missing. Reload the page and try again.',
  request_incomplete: 'A part of this request is wrong. Reload the page and try again.',
  you_do_not_have_permission: 'You do not have permission to do this.',
  user_missing: 'Unable to locate the user. Please check if this user id is valid.',
  org_request_missing_mandatory_values: 'Please fill in your name, your e-mail, the organisation and its website.',
  org_request_missing_agree_permission: 'Please confirm that you may represent the organisation.',
  gyg_missing: 'This gyg does not exist, or is not published yet.',
};

/** Texts that every area uses, such as error messages. */
export const first = {
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
} as const;

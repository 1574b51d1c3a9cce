import type { ErrorTexts } from './error-texts';

const errors: ErrorTexts = {
  unexpected: 'Something went wrong on our side. Please try again.',
  network: 'We cannot reach the server. Check your connection and try again.',
  'server.unavailable': 'This is not available at the moment. Please try again soon.',
  'request.too_many': 'You have tried too many times. Wait a moment and try again.',
  'request.invalid': 'Some of what you entered is not valid. Please check it and try again.',
  'session.need_to_be_logged_in': 'You need to be logged in for this.',
  'session.invalid_token': 'Your login has expired. Please log in again.',
  you_do_not_have_permission: 'You do not have permission to do this.',
  'user_org.not_a_member': 'You are not a member of this organisation.',
  'origin.scope_missing': 'You have not allowed this page to do that for you. Try again to allow it.',
  'login.cancelled': 'You have not allowed this page to do that for you. Try again to allow it.',
  'window.blocked':
    'Your browser blocked the window in which you allow this. Allow windows for this page and try again.',
};

/** What people read who are logged in, in each of these elements. Each language is a file of its own. */
export const common = {
  optional: '(optional)',
  counter: (used: number, most: number) => `${used} of ${most} characters`,
  notYou: 'Not you?',
  newWindow: '(opens a new window)',
  back: 'Back',
  errors,
};

export type VisitorTexts = typeof common;

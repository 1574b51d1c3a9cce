import { errors } from './en/errors';

/** Texts that every area uses, such as error messages. */
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
    need_to_be_logged_in: 'You are not logged in any more. You need to be logged in for what you were doing.',
    signedOutElsewhere: 'You have logged out in another tab.',
    adminRightLost: 'You no longer administer {{name}}, so you act for yourself again.',
  },
  load: { failed: 'This didn’t load', retry: 'Try again' },
  errors,
} as const;

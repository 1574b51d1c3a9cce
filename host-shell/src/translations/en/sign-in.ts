/** The end of a login, on its way back from the identity service. */
export const signIn = {
  title: 'Logging in',
  success: 'You are logged in.',
  denied: 'You were not logged in',
  deniedText: 'The login was broken off, or was not permitted. You can try again, or go on as a guest.',
  lost: 'This login is over',
  lostText: 'It was finished before, took too long, or was begun in another browser. Please start again.',
  gone: 'This account is no longer there',
  goneText: 'It was erased. You can go on as a guest, or make a new account.',
  unreachable: 'We could not finish logging you in',
  unreachableText: 'The server cannot be reached. Check your connection and try again.',
  failed: 'The login did not work',
  failedText: 'Something unexpected happened on the way. Please start again.',
  again: 'Log in again',
  register: 'New account',
  asGuest: 'Continue as guest',
} as const;

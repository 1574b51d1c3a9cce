/** The end of a sign-in, on its way back from the identity service. */
export const signIn = {
  title: 'Signing in',
  success: 'You are logged in.',
  denied: 'You were not signed in',
  deniedText: 'The sign-in was broken off, or was not permitted. You can try again, or go on as a guest.',
  lost: 'This sign-in is over',
  lostText: 'It was finished before, took too long, or was begun in another browser. Please start again.',
  gone: 'This account is no longer there',
  goneText: 'It was erased. You can go on as a guest, or make a new account.',
  unreachable: 'We could not finish signing you in',
  unreachableText: 'The server cannot be reached. Check your connection and try again.',
  failed: 'The sign-in did not work',
  failedText: 'Something unexpected happened on the way. Please start again.',
  again: 'Log in again',
  register: 'New account',
  asGuest: 'Continue as guest',
} as const;

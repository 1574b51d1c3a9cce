/** Texts of the return from the identity service at the end of a login. */
export const signIn = {
  title: 'Logging in',
  success: 'You are logged in.',
  denied: 'You were not logged in',
  deniedText: 'The login was cancelled or not permitted. Try again, or continue as a guest.',
  lost: 'This login has expired',
  lostText: 'It was already used, took too long, or was started in another browser. Please start again.',
  blocked: 'Your browser does not keep your login',
  blockedText:
    'It blocks cookies and storage for this site, or its storage is full. Allow cookies for this site in the settings of your browser, or use a window that is not private. Then log in again.',
  gone: 'This account no longer exists',
  goneText: 'It was deleted. You can continue as a guest, or create a new account.',
  unreachable: 'We could not finish logging you in',
  unreachableText: 'The server cannot be reached. Check your connection and try again.',
  failed: 'The login did not work',
  failedText: 'Something unexpected happened. Please start again.',
  again: 'Log in again',
  register: 'New account',
  asGuest: 'Continue as guest',
} as const;

/** The limits that the page has words for. */
const limitNames = [
  'reads',
  'writes',
  'people',
  'uploads',
  'codes',
  'drawings',
  'invitations',
  'requests',
  'lookups',
  'exports',
  'pages',
  'reports',
  'login-account-address',
  'login-account',
  'login-address',
  'login-device',
  'begin-address',
  'sign-up-address',
  'sign-up-account-address',
  'sign-up-taken',
  'notice-account',
  'code-account-address',
  'code-account',
  'code-address',
  'code-device',
  'try-account-address',
  'try-code-address',
  'try-confirm',
  'try-reset',
  'try-reset-device',
] as const;

export type LimitName = (typeof limitNames)[number];

export const isLimitName = (name: string): name is LimitName => limitNames.some((limitName) => limitName === name);

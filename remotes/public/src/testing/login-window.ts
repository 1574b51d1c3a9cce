import type { LoginWindow } from '@gyg/platform';

/** A login on a partner's site, as its window gets it. */
export const loginWindow = (change: Partial<LoginWindow> = {}): LoginWindow => ({
  step: 'login',
  site: { origin: 'https://www.kastanjeskolan.example', name: 'Kastanjeskolan', logo: null },
  scopes: ['profile', 'bookings', 'proposals'],
  account: null,
  ...change,
});

/** The same once Maja is logged in. */
export const consentWindow = (change: Partial<LoginWindow> = {}): LoginWindow =>
  loginWindow({ step: 'consent', account: { name: 'Maja Lindqvist', email: 'maja@posten.example' }, ...change });

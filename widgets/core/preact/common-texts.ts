import type { Texts } from '../texts';

const en = {
  loading: 'Loading…',
  retry: 'Try again',
  poweredBy: 'Powered by',
  window: (host: string) => `A small window opens at ${host}.`,
  signUp: 'New account',
  opening: 'Continue in the window that has opened.',
  blocked: 'Your browser blocked the window.',
  logInHere: 'Log in on this page instead',
  onPlatform: (host: string) => `Continue on ${host}`,
  openFailed: 'We could not log you in. Please try again.',
  noStorage: 'Your browser blocks storage here.',
  offline: 'You’re offline.',
};

/** What everyone reads in elements with a log-in. visitor-texts-en.ts has what people read who are logged in. */
export type CommonTexts = typeof en;

export const commonTexts: Texts<CommonTexts> = {
  en,
  sv: {
    loading: 'Hämtar…',
    retry: 'Försök igen',
    poweredBy: 'Drivs av',
    window: (host) => `Ett litet fönster öppnas på ${host}.`,
    signUp: 'Nytt konto',
    opening: 'Fortsätt i fönstret som har öppnats.',
    blocked: 'Webbläsaren blockerade fönstret.',
    logInHere: 'Logga in på den här sidan i stället',
    onPlatform: (host) => `Fortsätt på ${host}`,
    openFailed: 'Det gick inte att logga in. Försök igen.',
    noStorage: 'Webbläsaren blockerar lagring här.',
    offline: 'Du är offline.',
  },
};

import type { Texts } from '../texts';

/** The texts that elements with a log-in share. */
export interface CommonTexts {
  loading: string;
  retry: string;
  optional: string;
  counter: (used: number, most: number) => string;
  poweredBy: string;
  notYou: string;
  window: (host: string) => string;
  signUp: string;
  opening: string;
  blocked: string;
  logInHere: string;
  notRegistered: string;
  onPlatform: (host: string) => string;
  openFailed: string;
  offline: string;
  newWindow: string;
  back: string;
}

export const commonTexts: Texts<CommonTexts> = {
  en: {
    loading: 'Loading…',
    retry: 'Try again',
    optional: '(optional)',
    counter: (used, most) => `${used} of ${most} characters`,
    poweredBy: 'Powered by',
    notYou: 'Not you?',
    window: (host) => `A small window opens at ${host}.`,
    signUp: 'New account',
    opening: 'Continue in the window that has opened.',
    blocked: 'Your browser blocked the window.',
    logInHere: 'Log in on this page instead',
    notRegistered: 'You can’t log in on this page yet.',
    onPlatform: (host) => `Continue on ${host}`,
    openFailed: 'We could not log you in. Please try again.',
    offline: 'You’re offline.',
    newWindow: '(opens a new window)',
    back: 'Back',
  },
  sv: {
    loading: 'Hämtar…',
    retry: 'Försök igen',
    optional: '(valfritt)',
    counter: (used, most) => `${used} av ${most} tecken`,
    poweredBy: 'Drivs av',
    notYou: 'Inte du?',
    window: (host) => `Ett litet fönster öppnas på ${host}.`,
    signUp: 'Nytt konto',
    opening: 'Fortsätt i fönstret som har öppnats.',
    blocked: 'Webbläsaren blockerade fönstret.',
    logInHere: 'Logga in på den här sidan i stället',
    notRegistered: 'Det går inte att logga in på den här sidan än.',
    onPlatform: (host) => `Fortsätt på ${host}`,
    openFailed: 'Det gick inte att logga in. Försök igen.',
    offline: 'Du är offline.',
    newWindow: '(öppnas i ett nytt fönster)',
    back: 'Tillbaka',
  },
};

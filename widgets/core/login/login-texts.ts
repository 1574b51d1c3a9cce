import type { LogInRequest } from '../session';
import type { Texts } from '../texts';

export type LoginTask = NonNullable<LogInRequest['task']>;

const en = {
  /** The button of each element. */
  buttons: {
    login: 'Log in with Gyg',
    signup: 'Create an account on Gyg',
    verify: 'Enter the code from your e-mail',
    password: 'Choose a new password',
  } satisfies Record<LoginTask, string>,
  hint: (site: string) => `A small window opens at ${site}. You come back here.`,
  opening: 'Go on in the window…',
  logOut: 'Log out',
  blocked: 'Your browser blocked the window.',
  here: 'Log in on this page instead',
  /** The link where visitors cannot log in on this page. */
  elsewhere: (site: string) => `Open ${site}`,
  failed: 'That didn’t work. Try again.',
  noStorage: 'Your browser blocks storage here.',
  offline: 'You’re offline. You can log in when the connection is back.',
};

export type LoginTexts = typeof en;

export const loginTexts: Texts<LoginTexts> = {
  en,
  sv: {
    buttons: {
      login: 'Logga in med Gyg',
      signup: 'Skapa ett konto på Gyg',
      verify: 'Ange koden från ditt mejl',
      password: 'Välj ett nytt lösenord',
    },
    hint: (site) => `Ett litet fönster öppnas på ${site}. Du kommer tillbaka hit.`,
    opening: 'Fortsätt i fönstret …',
    logOut: 'Logga ut',
    blocked: 'Webbläsaren stoppade fönstret.',
    here: 'Logga in på den här sidan i stället',
    elsewhere: (site) => `Öppna ${site}`,
    failed: 'Det gick inte. Försök igen.',
    noStorage: 'Webbläsaren blockerar lagring här.',
    offline: 'Du är offline. Du kan logga in när uppkopplingen är tillbaka.',
  },
};

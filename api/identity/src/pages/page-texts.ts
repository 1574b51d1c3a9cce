/** The texts of the issuer's pages, by language. */
export const pageTexts = {
  en: {
    errors: {
      signIn: {
        title: 'Logging in did not work',
        lead: 'The login took too long, or was begun in a way that Gyg does not know. Please start again.',
        button: 'Log in',
      },
      signOut: {
        title: 'Logging out did not work',
        lead: 'Gyg could not tell where the request to log out came from. If it was you, press the button.',
        button: 'Log out',
      },
      missing: {
        title: 'There is no such page',
        lead: 'The address may be mistyped, or the page is gone.',
        button: 'Go to the start page',
      },
      tooMany: {
        title: 'Too many attempts',
        lead: 'Very many logins were started from your network. Please wait a while and try again.',
        button: 'Go to the start page',
      },
      ours: {
        title: 'Something went wrong on our side',
        lead: 'It is not your fault. Please try again in a moment.',
        button: 'Go to the start page',
      },
    },
    home: 'Go to the start page',
    signOut: {
      title: 'Log out?',
      lead: 'You will be logged out of Gyg in this browser.',
      button: 'Log out',
      stay: 'Stay logged in',
    },
    signedOut: { title: 'You are logged out', lead: 'See you soon.' },
  },
  sv: {
    errors: {
      signIn: {
        title: 'Inloggningen fungerade inte',
        lead: 'Inloggningen tog för lång tid eller påbörjades på ett sätt som Gyg inte känner till. Börja om från början.',
        button: 'Logga in',
      },
      signOut: {
        title: 'Utloggningen fungerade inte',
        lead: 'Gyg kunde inte avgöra varifrån begäran om att logga ut kom. Om det var du som ville logga ut, tryck på knappen.',
        button: 'Logga ut',
      },
      missing: {
        title: 'Sidan finns inte',
        lead: 'Adressen kan vara felskriven, eller så är sidan borttagen.',
        button: 'Till startsidan',
      },
      tooMany: {
        title: 'För många försök',
        lead: 'Väldigt många inloggningar har påbörjats från ditt nätverk. Vänta en stund och försök igen.',
        button: 'Till startsidan',
      },
      ours: {
        title: 'Något gick fel hos oss',
        lead: 'Det är inte ditt fel. Försök igen om en stund.',
        button: 'Till startsidan',
      },
    },
    home: 'Till startsidan',
    signOut: {
      title: 'Logga ut?',
      lead: 'Du loggas ut från Gyg i den här webbläsaren.',
      button: 'Logga ut',
      stay: 'Förbli inloggad',
    },
    signedOut: { title: 'Du är utloggad', lead: 'Välkommen åter.' },
  },
} as const;

export type PageLanguage = keyof typeof pageTexts;

export interface PageRequest {
  acceptsLanguages(...languages: string[]): string | false;
  /** The provider's parsed request; undefined for unknown addresses. */
  oidc?: { params?: { ui_locales?: unknown } | undefined };
}

/** The language that the client requests (`ui_locales`), else the browser's; English when neither is set. */
export function pageLanguage(request: PageRequest): PageLanguage {
  const wanted = request.oidc?.params?.ui_locales;
  const tags = typeof wanted === 'string' ? wanted.toLowerCase().split(' ') : [];
  const tag = tags.map((text) => text.slice(0, 2)).find((text) => text === 'en' || text === 'sv');
  return (tag ?? request.acceptsLanguages('en', 'sv')) === 'sv' ? 'sv' : 'en';
}

/** The words of the issuer's own pages, in the languages browsers ask for. */
export const pageTexts = {
  en: {
    error: {
      title: 'Signing in did not work',
      lead: 'The sign-in was begun in another way than this page knows, or too long ago. Please begin anew.',
    },
    login: 'Log in',
    home: 'Go to the start page',
    signOut: { title: 'Sign out?', lead: 'You will be signed out of Gyg in this browser.', button: 'Sign out' },
    signedOut: { title: 'You are signed out', lead: 'See you soon.' },
  },
  sv: {
    error: {
      title: 'Inloggningen fungerade inte',
      lead: 'Inloggningen påbörjades på ett sätt som sidan inte känner till, eller för länge sedan. Börja om.',
    },
    login: 'Logga in',
    home: 'Till startsidan',
    signOut: { title: 'Logga ut?', lead: 'Du loggas ut från Gyg i den här webbläsaren.', button: 'Logga ut' },
    signedOut: { title: 'Du är utloggad', lead: 'Välkommen åter.' },
  },
} as const;

export type PageLanguage = keyof typeof pageTexts;

/** The language a browser asks for; English when it asks for neither. */
export function pageLanguage(request: { acceptsLanguages(...languages: string[]): string | false }): PageLanguage {
  return request.acceptsLanguages('en', 'sv') === 'sv' ? 'sv' : 'en';
}

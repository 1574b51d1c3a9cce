import type { PageLanguage } from './page-texts';

/** The texts of the issuer's pages in a partner's window; `strong` marks what is set in bold. */
interface WindowTexts {
  done: {
    title: (name: string) => string;
    /** `purpose` is what the site said that the visitor was doing. */
    lead: (host: string, purpose: string | undefined) => string;
    button: (organization: string) => string;
    closes: string;
    /** Instead of `lead` and `closes` where the login has left the site's page: the address that the button leads to. */
    goesBack: (address: string) => string;
    lost: { title: string; lead: string };
  };
  failed: { title: string; lead: string };
  cancelled: { title: string; lead: string };
  unregistered: { title: string; lead: (origin: string) => string; webmaster: string };
  unavailable: { title: string; lead: string; webmaster: string };
  warning: string;
  changePassword: string;
  close: string;
  instead: (host: string) => string;
  forWebmasters: string;
  code: string;
  terms: string;
  privacy: string;
}

export const windowTexts: Record<PageLanguage, WindowTexts> = {
  en: {
    done: {
      title: (name) => `You’re logged in, ${name}`,
      lead: (host, purpose) => `${purpose ?? 'Back to your page'} on ${host}.`,
      button: (organization) => `Back to ${organization}`,
      closes: 'This window closes by itself.',
      goesBack: (address) => `The button leads to ${address}. Go on only if you came from that site.`,
      lost: {
        title: 'This window has lost the page that opened it',
        lead: 'Close it, go back to that page and choose to log in without a new window.',
      },
    },
    failed: { title: 'Logging in did not work', lead: 'Close this window and start again.' },
    cancelled: { title: 'You were not logged in', lead: 'Nothing has been shared. You can close this window.' },
    unregistered: {
      title: 'This site can’t log you in',
      lead: (origin) => `<b>${origin}</b> is not registered with gyg. Your details have not been shared.`,
      webmaster: 'Add the origin under Plug-ins, Origins.',
    },
    unavailable: {
      title: 'You can’t log in from other sites',
      lead: 'Accounts of this platform are managed elsewhere, so it can’t log you in on other sites.',
      webmaster: 'Login by the elements needs the platform’s own accounts.',
    },
    warning: 'If you typed a password on that page,',
    changePassword: 'change it now',
    close: 'Close this window',
    instead: (host) => `Log in at ${host} instead`,
    forWebmasters: 'For the site’s webmaster',
    code: 'Code:',
    terms: 'Terms',
    privacy: 'Privacy',
  },
  sv: {
    done: {
      title: (name) => `Du är inloggad, ${name}`,
      lead: (host, purpose) => `${purpose ?? 'Tillbaka till din sida'} på ${host}.`,
      button: (organization) => `Tillbaka till ${organization}`,
      closes: 'Fönstret stängs av sig självt.',
      goesBack: (address) => `Knappen leder till ${address}. Gå bara vidare om du kom från den webbplatsen.`,
      lost: {
        title: 'Fönstret har tappat sidan som öppnade det',
        lead: 'Stäng det, gå tillbaka till sidan och välj att logga in utan nytt fönster.',
      },
    },
    failed: { title: 'Inloggningen fungerade inte', lead: 'Stäng fönstret och börja om.' },
    cancelled: { title: 'Du loggades inte in', lead: 'Inget har delats. Du kan stänga fönstret.' },
    unregistered: {
      title: 'Den här webbplatsen kan inte logga in dig',
      lead: (origin) => `<b>${origin}</b> är inte registrerad hos gyg. Dina uppgifter har inte delats.`,
      webmaster: 'Lägg till adressen under Insticksprogram, Ursprung.',
    },
    unavailable: {
      title: 'Du kan inte logga in från andra webbplatser',
      lead: 'Plattformens konton finns hos en annan tjänst. Därför kan du inte logga in på andra webbplatser.',
      webmaster: 'Inloggning med elementen kräver att plattformen har egna konton.',
    },
    warning: 'Skrev du in ett lösenord på den sidan?',
    changePassword: 'Byt det nu',
    close: 'Stäng fönstret',
    instead: (host) => `Logga in på ${host} i stället`,
    forWebmasters: 'För webbplatsens ansvariga',
    code: 'Kod:',
    terms: 'Villkor',
    privacy: 'Integritet',
  },
};

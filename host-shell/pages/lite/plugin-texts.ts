import type { WidgetTag } from '@gyg/contract/widgets';
import type { PageLanguage } from '../page-language';

interface PluginTexts {
  /** The title of a page, with the name of its organisation where it has one. */
  titles: Partial<Record<WidgetTag, (name: string) => string>>;
  open: string;
  poweredBy: string;
  missing: string;
  missingText: string;
  down: string;
  downText: string;
}

export const pluginTexts: Readonly<Record<PageLanguage, PluginTexts>> = {
  en: {
    titles: {
      'gyg-list': (name) => (name === '' ? 'Gygs' : `Gygs of ${name}`),
      'gyg-catalog': (name) => (name === '' ? 'Gygs' : `Gygs, chosen by ${name}`),
      'gyg-proposal': (name) => `Suggest a gyg to ${name}`,
      'gyg-login': () => 'Log in with Gyg',
      'gyg-signup': () => 'Create an account on Gyg',
      'gyg-verify': () => 'Confirm your e-mail address',
      'gyg-password': () => 'Choose a new password',
    },
    open: 'Open this on Gyg',
    poweredBy: 'Powered by',
    missing: 'There is nothing at this address',
    missingText: 'The page that embeds this frame has an address that does not exist on Gyg.',
    down: 'Closed for maintenance',
    downText: 'Gyg is down for maintenance. Try again in 15 minutes.',
  },
  sv: {
    titles: {
      'gyg-list': (name) => (name === '' ? 'Gygar' : `Gygar från ${name}`),
      'gyg-catalog': (name) => (name === '' ? 'Gygar' : `Gygar i urval av ${name}`),
      'gyg-proposal': (name) => `Föreslå en gyg för ${name}`,
      'gyg-login': () => 'Logga in med Gyg',
      'gyg-signup': () => 'Skapa ett konto på Gyg',
      'gyg-verify': () => 'Bekräfta din e-postadress',
      'gyg-password': () => 'Välj ett nytt lösenord',
    },
    open: 'Öppna på Gyg',
    poweredBy: 'Drivs av',
    missing: 'Sidan finns inte',
    missingText: 'Sidan som visar den här ramen har en adress som inte finns på Gyg.',
    down: 'Stängt för underhåll',
    downText: 'Gyg är stängt för underhåll. Försök igen om 15 minuter.',
  },
};

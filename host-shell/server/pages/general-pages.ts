import type { PageLanguage } from './page-language';

interface GeneralTexts {
  /** Without the name of the site. */
  title: string;
  description: string;
}

const about: Record<PageLanguage, string> = {
  en: 'A meeting place for organisations that need hands, hours and things, and for people who have them.',
  sv: 'En mötesplats för organisationer som behöver händer, timmar och saker, och för människor som har dem.',
};

/** Of every page without texts of its own. */
export const generalTexts: Record<PageLanguage, GeneralTexts> = {
  en: {
    title: '',
    description:
      'Events for the seventeen sustainable development goals: give an hour, a skill or a thing, or book a place.',
  },
  sv: {
    title: '',
    description: 'Evenemang för de globala målen: ge en timme, en kunskap eller en sak, eller boka en plats.',
  },
};

/** Titles and descriptions of pages that are not about one thing. Titles are those that the screens set. */
export const generalPages: Readonly<Record<string, Record<PageLanguage, GeneralTexts>>> = {
  '/': {
    en: {
      title: 'Give an hour, a thing, a hand',
      description:
        'Shores to clean, lamps to mend, homework to help with. Find what needs doing near you and book your place.',
    },
    sv: {
      title: 'Ge en timme, ge en sak, räck en hand',
      description:
        'Stränder att städa, lampor att laga, läxor att hjälpa till med. Hitta det som behöver göras nära dig och boka din plats.',
    },
  },
  '/search': {
    en: {
      title: 'Find a gyg',
      description: 'Search gygs by goal, date and place, and see what each of them still needs.',
    },
    sv: {
      title: 'Hitta en gyg',
      description: 'Sök gygar efter mål, datum och plats, och se vad de fortfarande behöver.',
    },
  },
  '/organizations': {
    en: { title: 'Organisations', description: 'Organisations that ask for help on Gyg, or give it.' },
    sv: { title: 'Organisationer', description: 'Organisationer som söker hjälp på Gyg, eller ger den.' },
  },
  '/static/ourstory': {
    en: { title: 'Our story', description: 'How Gyg began, and what we believe about helping.' },
    sv: { title: 'Vår historia', description: 'Hur Gyg började, och vad vi tror om att hjälpa till.' },
  },
  '/static/howitworks': {
    en: {
      title: 'How it works',
      description: 'How Gyg works for people who help, companies, public bodies, associations and NGOs.',
    },
    sv: {
      title: 'Så fungerar det',
      description: 'Så fungerar Gyg för dig som hjälper till, företag, offentlig sektor och föreningar.',
    },
  },
  '/static/about': {
    en: { title: 'About Gyg', description: about.en },
    sv: { title: 'Om Gyg', description: about.sv },
  },
  '/static/contact': {
    en: { title: 'Contact', description: 'Questions, ideas, something that does not work? How to reach us.' },
    sv: { title: 'Kontakt', description: 'Frågor, idéer, något som inte fungerar? Så når du oss.' },
  },
  '/static/accessibility': {
    en: {
      title: 'Accessibility statement',
      description: 'How accessible Gyg is, what does not work yet, and how to tell us about it.',
    },
    sv: {
      title: 'Tillgänglighetsredogörelse',
      description: 'Hur tillgänglig Gyg är, vad som inte fungerar än och hur du hör av dig om det.',
    },
  },
  '/developers': {
    en: {
      title: 'Gygs on your own pages',
      description: 'A list of your gygs on any web page in three minutes: no account, nothing to install.',
    },
    sv: {
      title: 'Gygar på era egna sidor',
      description:
        'En lista med era gygar på vilken webbsida som helst på tre minuter: inget konto, inget att installera.',
    },
  },
  '/static/sitedown': {
    en: {
      title: 'The site is down for maintenance',
      description: 'The site is down for maintenance. Please try again in 15 minutes.',
    },
    sv: {
      title: 'Webbplatsen är nere för underhåll',
      description: 'Webbplatsen är nere för underhåll. Försök igen om 15 minuter.',
    },
  },
};

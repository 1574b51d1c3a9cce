import type { PageLanguage } from './page-language';

interface GeneralTexts {
  /** Without the name of the site; empty for that alone. */
  title: string;
  description: string;
}

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

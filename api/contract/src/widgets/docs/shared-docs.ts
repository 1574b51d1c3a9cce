import type { Both, EventDoc, NamedDoc } from './doc-types';

// Events, parts and states that several elements have, described once.

const named = (name: string, en: string, sv: string): NamedDoc => ({ name, text: { en, sv } });

export const errorEvent: EventDoc = {
  name: 'gyg-error',
  text: {
    en: 'something could not be fetched or sent; `code` is stable, `retryIn` in seconds',
    sv: 'något gick inte att hämta eller skicka; `code` är stabil, `retryIn` i sekunder',
  },
  detail: { code: 'string', status: 'number', retryIn: 'number | null' },
};

/** The two events of elements with cards. */
export const cardEvents = (tag: 'gyg-list' | 'gyg-card' | 'gyg-catalog'): readonly EventDoc[] => [
  {
    name: `${tag}-loaded`,
    text: {
      en: 'gygs, a further page or a refreshed list are shown',
      sv: 'gygarna, en sida till eller en uppdaterad lista visas',
    },
    detail: { total: 'number' },
  },
  {
    name: `${tag}-open`,
    text: {
      en: 'a visitor chose a gyg; `preventDefault()` keeps your page from going there',
      sv: 'en besökare valde en gyg; `preventDefault()` gör att sidan stannar',
    },
    detail: { id: 'string', title: 'string', url: 'string' },
    stoppable: true,
  },
  errorEvent,
];

export const refresh: NamedDoc = named(
  'refresh()',
  'fetches again, shows what there is meanwhile, and resolves when done',
  'hämtar på nytt, visar det som finns under tiden och är klar när det är gjort',
);

export const fallbackSlot: NamedDoc = named(
  '',
  'your fallback: shown without scripts, and when the platform cannot be reached',
  'ditt eget innehåll: visas utan skript, och när plattformen inte går att nå',
);

export const base = named('base', 'the whole element', 'hela elementet');
export const footer = named(
  'footer',
  'the line with the platform’s name; keep it readable',
  'raden med plattformens namn; låt den gå att läsa',
);
export const button = named('button', 'each button', 'varje knapp');
export const errorPart = named(
  'error',
  'the message, or your fallback, when it could not be loaded',
  'meddelandet, eller ditt eget innehåll, när det inte gick att hämta',
);

/** The parts of cards. */
export const cardParts: readonly NamedDoc[] = [
  base,
  named('list', 'the grid of cards', 'rutnätet med kort'),
  named('card', 'one card', 'ett kort'),
  named('title', 'the title of a gyg', 'en gygs titel'),
  named('needs', 'what is wanted, or what came of it', 'det som söks, eller hur det gick'),
  named('button', '“Show more” and “Try again”', '”Visa fler” och ”Försök igen”'),
  named('note', 'says that the list is from an earlier time', 'säger att listan är från en tidigare stund'),
  errorPart,
  footer,
];

export const emptyPart = named('empty', 'your sentence when no gygs match', 'din mening när inga gygar passar');
export const headingPart = named('heading', 'the name of the catalogue', 'katalogens namn');

/** What is shown when nothing could be loaded. */
export const fallbackText: Both = {
  en: 'Your fallback and “Try again”, or a message if there is none',
  sv: 'Ditt eget innehåll och ”Försök igen”, annars ett meddelande',
};

export const cardStates = {
  empty: { en: 'Your sentence, or nothing', sv: 'Din mening, eller ingenting' },
  error: fallbackText,
  offline: { en: 'The last list, marked with its time', sv: 'Den senaste listan, med klockslag' },
  print: { en: 'Numbered list with addresses', sv: 'Numrerad lista med adresser' },
} as const;

export { named };

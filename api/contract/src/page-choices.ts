/**
 * What a browser's page tells the server about its visitor, in a cookie, so that the server does not send a first view that
 * the page would have to replace. It has words and nothing about the person. Guests who have chosen nothing have none.
 */
export const choicesCookie = 'gyg-page';

export interface PageChoices {
  /** The language chosen with the switch. */
  readonly language?: 'en' | 'sv' | undefined;
  /** The theme chosen with the switch. */
  readonly theme?: 'light' | 'dark' | undefined;
  /** Whether a login or a pending sign-up is stored: the page will not be a guest's. */
  readonly known?: boolean | undefined;
}

/** The cookie's value, such as `sv.dark.known`; empty for no choice. */
export const writeChoices = ({ language, theme, known = false }: PageChoices): string =>
  [language, theme, known ? 'known' : undefined].filter((word) => word !== undefined).join('.');

/** Reads a value of the cookie. Other words are ignored. */
export function readChoices(value: string | undefined): PageChoices {
  const words = (value ?? '').split('.');
  return {
    language: (['en', 'sv'] as const).find((word) => words.includes(word)),
    theme: (['light', 'dark'] as const).find((word) => words.includes(word)),
    known: words.includes('known'),
  };
}

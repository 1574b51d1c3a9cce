import type { Locale } from './enums';
import * as english from './goals/english';
import * as swedish from './goals/swedish';

interface GoalTitles {
  readonly title: string;
  readonly short: string;
}

const both = ({ titles, shortTitles }: typeof english | typeof swedish): readonly GoalTitles[] =>
  titles.map((title, index) => ({ title, short: shortTitles[index + 1] ?? title }));

/** The seventeen goals' titles; `short` fits below a tile. Index 0 is goal 1. */
export const goalTitles: Readonly<Record<Locale, readonly GoalTitles[]>> = { en: both(english), se: both(swedish) };

/** The title of goal 1 to 17 in a language; an unknown number gives an empty text. */
export function goalTitle(goalId: number, locale: Locale, form: 'title' | 'short' = 'title'): string {
  return goalTitles[locale][goalId - 1]?.[form] ?? '';
}

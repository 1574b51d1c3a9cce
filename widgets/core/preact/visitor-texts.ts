import type { ErrorTexts } from './error-texts';

/** What people read who are logged in, in each of these elements. Each language is a file of its own. */
export interface VisitorTexts {
  notYou: string;
  optional: string;
  counter: (used: number, most: number) => string;
  newWindow: string;
  back: string;
  errors: ErrorTexts;
}

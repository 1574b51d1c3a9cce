import type { Locale } from './enums';

/**
 * What spreadsheets of a language read in a CSV file: in Swedish the comma is in numbers, so semicolons separate cells. With
 * a point, 1.5 would become the first of May.
 */
export const csvNotations: Readonly<Record<Locale, { delimiter: string; decimal: string }>> = {
  en: { delimiter: ',', decimal: '.' },
  se: { delimiter: ';', decimal: ',' },
};

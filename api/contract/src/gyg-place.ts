import type { DateLanguage } from './dates';

/** Whether a gyg takes place online: its address is the word `online`, in any case. */
export const isOnline = (address: string): boolean => address.trim().toLowerCase() === 'online';

const online: Record<DateLanguage, string> = { en: 'Online', sv: 'Digitalt' };

/** Where a gyg takes place, for readers of a language: its address, or that it is online. */
export const gygPlace = (address: string, language: DateLanguage): string =>
  isOnline(address) ? online[language] : address;

/** An address on two lines: the place, and the rest after its first comma (empty if there is none). */
export function addressLines(address: string): readonly [place: string, rest: string] {
  const [place = '', ...rest] = address.split(',');
  return [place.trim(), rest.join(',').trim()];
}

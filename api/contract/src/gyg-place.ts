import type { DateLanguage } from './dates';

/** Whether a gyg takes place online: its address is the word `online`, in any case. */
export const isOnline = (address: string): boolean => address.trim().toLowerCase() === 'online';

const online: Record<DateLanguage, string> = { en: 'Online', sv: 'Digitalt' };

/** Where a gyg takes place, for readers of a language: its address, or that it is online. */
export const gygPlace = (address: string, language: DateLanguage): string =>
  isOnline(address) ? online[language] : address;

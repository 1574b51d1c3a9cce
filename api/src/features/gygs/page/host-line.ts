import type { Locale } from '@gyg/contract';

const host = { en: 'Host', se: 'Värd' } as const;

/** The line that names the host in a calendar. */
export const hostLine = (name: string, language: Locale): string => `${host[language]}: ${name}`;

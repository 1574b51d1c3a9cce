import type { Locale } from '@gyg/contract';

interface CertificateWords {
  title: string;
  /** For the reader's list of files and for search in it. */
  subject: (person: string, host: string) => string;
  recorded: (host: string) => string;
  gave: string;
  hours: (hours: number) => string;
  to: string;
  need: string;
  when: string;
  host: string;
  goal: string;
  issued: (date: string) => string;
  code: string;
  check: string;
  checkDetail: string;
}

export const certificateWords: Record<Locale, CertificateWords> = {
  en: {
    title: 'Certificate of hours',
    subject: (person, host) => `Hours that ${person} gave to ${host}`,
    recorded: (host) => `${host} has recorded that`,
    gave: 'gave',
    hours: (hours) => (hours === 1 ? '1 hour' : `${hours.toLocaleString('en')} hours`),
    to: 'of their time to',
    need: 'Contribution',
    when: 'When',
    host: 'Host',
    goal: 'Goal',
    issued: (date) => `Issued on ${date}`,
    code: 'Code',
    check: 'Check this certificate',
    checkDetail: 'The page says whether the host still records these hours.',
  },
  se: {
    title: 'Intyg om ideella timmar',
    subject: (person, host) => `Timmar som ${person} har gett till ${host}`,
    recorded: (host) => `${host} har registrerat att`,
    gave: 'har gett',
    hours: (hours) => (hours === 1 ? '1 timme' : `${hours.toLocaleString('sv')} timmar`),
    to: 'av sin tid till',
    need: 'Insats',
    when: 'När',
    host: 'Värd',
    goal: 'Mål',
    issued: (date) => `Utfärdat ${date}`,
    code: 'Kod',
    check: 'Kontrollera intyget',
    checkDetail: 'På sidan ser du om värden fortfarande har timmarna registrerade.',
  },
};

import { counted, type Texts } from '../texts';

/** The words of cards and lists of them; what a gyg says comes from the platform. */
export interface CardTexts {
  list: string;
  loading: string;
  gygs: (count: number) => string;
  wanted: string;
  newWindow: string;
  shown: (shown: number, total: number) => string;
  more: (count: number) => string;
  busy: string;
  moreFailed: string;
  failed: string;
  offline: string;
  /** When the list was last fetched, as `09:12`. */
  updated: (time: string) => string;
  retry: string;
  open: string;
  poweredBy: string;
}

export const cardTexts: Texts<CardTexts> = {
  en: {
    list: 'Gygs',
    loading: 'Loading gygs',
    gygs: (count) => counted(count, 'gyg', 'gygs'),
    wanted: 'Wanted: ',
    newWindow: 'opens in a new window',
    shown: (shown, total) => `${shown} of ${total} gygs`,
    more: (count) => `Show more (${count})`,
    busy: 'Loading…',
    moreFailed: 'That didn’t work.',
    failed: 'This didn’t load. The gygs can’t be fetched right now.',
    offline: 'You’re offline, so the gygs can’t be fetched.',
    updated: (time) => `Last updated ${time}.`,
    retry: 'Try again',
    open: 'Open Gyg',
    poweredBy: 'Powered by ',
  },
  sv: {
    list: 'Gygar',
    loading: 'Hämtar gygar',
    gygs: (count) => counted(count, 'gyg', 'gygar'),
    wanted: 'Söker: ',
    newWindow: 'öppnas i ett nytt fönster',
    shown: (shown, total) => `${shown} av ${total} gygar`,
    more: (count) => `Visa fler (${count})`,
    busy: 'Hämtar…',
    moreFailed: 'Det gick inte.',
    failed: 'Gygarna går inte att hämta just nu.',
    offline: 'Du är offline, så gygarna går inte att hämta.',
    updated: (time) => `Senast uppdaterad ${time}.`,
    retry: 'Försök igen',
    open: 'Öppna Gyg',
    poweredBy: 'Drivs av ',
  },
};

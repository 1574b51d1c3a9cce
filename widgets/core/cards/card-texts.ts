import { counted, type Texts } from '../texts';

const en = {
  list: 'Gygs',
  loading: 'Loading gygs',
  gygs: (count: number) => counted(count, 'gyg', 'gygs'),
  wanted: 'Wanted: ',
  newWindow: 'opens in a new window',
  shown: (shown: number, total: number) => `${shown} of ${total} gygs`,
  more: (count: number) => `Show more (${count})`,
  busy: 'Loading…',
  moreFailed: 'That didn’t work.',
  failed: 'This didn’t load. The gygs can’t be fetched right now.',
  offline: 'You’re offline, so the gygs can’t be fetched.',
  /** When the list was last fetched, as `09:12`. */
  updated: (time: string) => `Last updated ${time}.`,
  retry: 'Try again',
  open: 'Open Gyg',
  poweredBy: 'Powered by ',
};

/** The words of cards and lists of them; what a gyg says comes from the platform. */
export type CardTexts = typeof en;

export const cardTexts: Texts<CardTexts> = {
  en,
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

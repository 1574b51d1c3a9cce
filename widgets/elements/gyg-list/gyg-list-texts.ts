import type { Gyg } from '@gyg/contract';
import { counted, type Texts } from '../../core/texts';

type ShownState = 'upcoming' | 'ongoing' | 'past';

export interface GygListTexts {
  /** The accessible name of the list. */
  list: string;
  loading: string;
  states: Readonly<Record<ShownState, string>>;
  goal: (id: number, title: string) => string;
  positions: (count: number) => string;
  items: (count: number) => string;
  online: string;
  opensNewWindow: string;
  shown: (shown: number, total: number) => string;
  more: string;
  moreFailed: string;
  failed: string;
  offline: string;
  missing: (organization: string) => string;
  unnamed: string;
  retry: string;
  platform: string;
  poweredBy: string;
}

export const gygListTexts: Texts<GygListTexts> = {
  en: {
    list: 'Gygs',
    loading: 'Loading gygs',
    states: { upcoming: 'Upcoming', ongoing: 'In progress', past: 'Past' },
    goal: (id, title) => `Goal ${id}: ${title}`,
    positions: (count) => counted(count, 'position', 'positions'),
    items: (count) => counted(count, 'item', 'items'),
    online: 'Online',
    opensNewWindow: 'opens in a new window',
    shown: (shown, total) => `${shown} of ${total} gygs`,
    more: 'Show more',
    moreFailed: 'The next gygs could not be fetched.',
    failed: 'The gygs could not be fetched just now.',
    offline: 'There seems to be no connection, so the gygs could not be fetched.',
    missing: (organization) => `There is no organisation “${organization}” on Gyg.`,
    unnamed: 'This list does not say whose gygs it shows: the attribute “organization” is missing.',
    retry: 'Try again',
    platform: 'See all gygs on Gyg',
    poweredBy: 'Powered by',
  },
  sv: {
    list: 'Gyg',
    loading: 'Hämtar gygar',
    states: { upcoming: 'Kommande', ongoing: 'Pågående', past: 'Avslutad' },
    goal: (id, title) => `Mål ${id}: ${title}`,
    positions: (count) => counted(count, 'plats', 'platser'),
    items: (count) => counted(count, 'sak', 'saker'),
    online: 'Digitalt',
    opensNewWindow: 'öppnas i ett nytt fönster',
    shown: (shown, total) => `${shown} av ${total} gygar`,
    more: 'Visa fler',
    moreFailed: 'Det gick inte att hämta fler gygar.',
    failed: 'Det gick inte att hämta gygarna just nu.',
    offline: 'Det verkar saknas uppkoppling, så gygarna kunde inte hämtas.',
    missing: (organization) => `Det finns ingen organisation ”${organization}” på Gyg.`,
    unnamed: 'Listan säger inte vems gygar den ska visa: attributet ”organization” saknas.',
    retry: 'Försök igen',
    platform: 'Se alla gygar på Gyg',
    poweredBy: 'Drivs av',
  },
};

/** The displayed state. Drafts never occur here. */
export const shownState = (state: Gyg['state']): ShownState =>
  state === 'FINISHED' ? 'past' : state === 'ONGOING' ? 'ongoing' : 'upcoming';

/** The open places ("18 positions, 6 items"); empty for past gygs and if everything is received. */
export const placesLeft = (
  { state, positionsLeft, itemsLeft }: Pick<Gyg, 'state' | 'positionsLeft' | 'itemsLeft'>,
  texts: GygListTexts,
): string =>
  state === 'FINISHED'
    ? ''
    : [positionsLeft > 0 && texts.positions(positionsLeft), itemsLeft > 0 && texts.items(itemsLeft)]
        .filter(Boolean)
        .join(', ');

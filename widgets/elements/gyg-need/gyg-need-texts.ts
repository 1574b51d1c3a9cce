import type { WhoCanOffer } from '@gyg/contract/enums';
import type { Texts } from '../../core/texts';
import type { Bookable } from './gyg-need-query';

export type OnlySome = Exclude<WhoCanOffer, 'ANYONE' | 'NONE'>;

export interface Explanation {
  readonly title: string;
  readonly text: string;
}

const en = {
  when: 'When',
  where: 'Where',
  time: 'Time',
  hours: (hours: string) => `${hours} hours`,
  forWhom: 'For',
  only: {
    ONLY_HOST: (host: string) => `Members of ${host}`,
    ONLY_PARTNERS: (_host: string) => 'Members of the partners',
    HOST_OR_PARTNERS: (host: string) => `Members of ${host} and its partners`,
    INVITE_ONLY: (_host: string) => 'People who are invited',
  } satisfies Record<OnlySome, unknown>,
  recipients: 'Places for recipients',
  left: (total: string) => `of ${total} left`,
  logIn: 'Log in to book',
  logInToQueue: 'Log in to join the waiting list',
  purpose: (what: string) => `Back to booking ${what}`,
  offlineHint: 'You can book when the connection is back.',
  full: 'Full',
  fullyReceived: 'Fully received',
  queueText:
    'If a place opens, we offer it to you by e-mail and keep it for you for up to 24 hours. If you don’t take it, it goes to the next person.',
  membersOnly: { title: 'Members only', text: 'Log in if you are a member.' },
  becomeMember: 'Become a member',
  past: { title: 'This gyg is over', text: 'Thank you for your interest.' },
  closedForBooking: {
    title: 'Closed for booking',
    text: 'The host does not accept bookings for this need at the moment.',
  },
  gone: { title: 'This need is gone', text: 'The host has taken it away.' },
  others: 'See what else is needed',
  results: 'See how it went',
  failed: 'This didn’t load.',
};

/** What everyone reads. The texts for people who are logged in are in need-visitor-texts-en.ts. */
export type GygNeedTexts = typeof en;

export const gygNeedTexts: Texts<GygNeedTexts> = {
  en,
  sv: {
    when: 'När',
    where: 'Var',
    time: 'Tid',
    hours: (hours) => `${hours} timmar`,
    forWhom: 'För',
    only: {
      ONLY_HOST: (host) => `Medlemmar i ${host}`,
      ONLY_PARTNERS: () => 'Medlemmar hos partnerna',
      HOST_OR_PARTNERS: (host) => `Medlemmar i ${host} och hos dess partner`,
      INVITE_ONLY: () => 'De som är inbjudna',
    },
    recipients: 'Platser för mottagare',
    left: (total) => `av ${total} kvar`,
    logIn: 'Logga in för att boka',
    logInToQueue: 'Logga in för att ställa dig i kö',
    purpose: (what) => `Tillbaka till bokningen av ${what}`,
    offlineHint: 'Du kan boka när uppkopplingen är tillbaka.',
    full: 'Fullt',
    fullyReceived: 'Allt är utlovat',
    queueText:
      'Blir det en plats ledig mejlar vi dig och håller den åt dig i upp till 24 timmar. Tar du den inte går den till nästa i kön.',
    membersOnly: { title: 'Bara för medlemmar', text: 'Logga in om du är medlem.' },
    becomeMember: 'Bli medlem',
    past: { title: 'Gygen är avslutad', text: 'Tack för ditt intresse.' },
    closedForBooking: {
      title: 'Stängt för bokning',
      text: 'Värden tar inte emot bokningar av det här behovet just nu.',
    },
    gone: { title: 'Behovet finns inte längre', text: 'Värden har tagit bort det.' },
    others: 'Se vad som mer behövs',
    results: 'Se hur det gick',
    failed: 'Det gick inte att hämta det här.',
  },
};

/** That a need or a place is full; items were received. */
export const fullText = (texts: GygNeedTexts, { need }: Pick<Bookable, 'need'>): string =>
  need?.contributionType === 'COMMODITY' && need.offeredPositions > 0 ? texts.fullyReceived : texts.full;

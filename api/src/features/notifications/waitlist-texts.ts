import { createDateFormat, type DateFormat, type Locale } from '@gyg/contract';
import { type TextPair, text, type Values } from './text-pair';

const moments: Record<Locale, DateFormat> = { en: createDateFormat('en'), se: createDateFormat('sv') };

/** The texts of an offer that ends at `until`, which is stored as ISO 8601 and shown as Swedish time. */
const offered = (en: TextPair, se: TextPair): Record<Locale, TextPair> => {
  const inLanguage = (locale: Locale, write: TextPair) => (values: Values) =>
    write({ ...values, until: values.until === undefined ? '' : moments[locale].dateTime(new Date(values.until)) });
  return { en: inLanguage('en', en), se: inLanguage('se', se) };
};

/** The texts of the waiting list; those of places for recipients name no need. */
export const waitlistTexts = {
  waitlist_offered: offered(
    text('A place has opened: {gyg}', '{need}. It is yours if you accept it by {until}.'),
    text('Det finns en plats: {gyg}', '{need}. Platsen är din om du tar den senast {until}.'),
  ),
  waitlist_place_offered: offered(
    text('There is a place for you: {gyg}', 'It is yours if you accept it by {until}. Only the host sees your name.'),
    text('Det finns en plats till dig: {gyg}', 'Den är din om du tar den senast {until}. Bara värden ser ditt namn.'),
  ),
  waitlist_expired: {
    en: text('Your offer has ended: {gyg}', '{need} went to the next person. You can join the waiting list again.'),
    se: text('Ditt erbjudande har gått ut: {gyg}', '{need} gick till nästa i kön. Du kan ställa dig i kö igen.'),
  },
  waitlist_place_expired: {
    en: text('Your offer has ended: {gyg}', 'The place went to the next person. You can join the waiting list again.'),
    se: text('Ditt erbjudande har gått ut: {gyg}', 'Platsen gick till nästa i kön. Du kan ställa dig i kö igen.'),
  },
  waitlist_free: {
    en: text('A place is free: {gyg}', '{need}. It starts soon, so the first to book gets it.'),
    se: text('Det finns en ledig plats: {gyg}', '{need}. Det börjar snart, så den går till den som bokar först.'),
  },
  waitlist_place_free: {
    en: text('There is a free place: {gyg}', 'It starts soon, so the first to book gets it.'),
    se: text('Det finns en ledig plats: {gyg}', 'Det börjar snart, så den går till den som bokar först.'),
  },
  waitlist_closed: {
    en: text('The waiting list is closed: {gyg}', '{need}: no place became free this time. Thank you for offering.'),
    se: text(
      'Kön är stängd: {gyg}',
      '{need}: det blev ingen ledig plats den här gången. Tack för att du ville vara med.',
    ),
  },
  waitlist_place_closed: {
    en: text('The waiting list is closed: {gyg}', 'Unfortunately, no place became free this time.'),
    se: text('Kön är stängd: {gyg}', 'Tyvärr blev det ingen ledig plats den här gången.'),
  },
  waitlist_gyg_changed: {
    en: text('{gyg} has a new time or place', 'You are still on the waiting list. Check the new time and place.'),
    se: text('{gyg} har ny tid eller plats', 'Du står kvar i kön. Kolla den nya tiden och platsen.'),
  },
} satisfies Record<string, Record<Locale, TextPair>>;

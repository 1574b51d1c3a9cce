import { createDateFormat, type Locale } from '@gyg/contract';
import { type TextPair, text } from './text-pair';

const dates = { en: createDateFormat('en', 'long'), se: createDateFormat('sv', 'long') };

/** A text that tells the start of a gyg as {when}, from the value `start` (ISO 8601). */
const withStart = (locale: Locale, title: string, body: string): TextPair => {
  const pair = text(title, body);
  return (values) => pair({ ...values, when: values.start ? dates[locale].dateTime(new Date(values.start)) : '' });
};

/** Reminders before a gyg, and a host's thanks after it. */
export const reminderTexts = {
  gyg_reminder: {
    en: withStart('en', 'Are you coming to {gyg}?', '{when}. {host} is counting on you: {need}.'),
    se: withStart('se', 'Kommer du till {gyg}?', '{when}. {host} räknar med dig: {need}.'),
  },
  place_reminder: {
    en: withStart('en', 'Are you coming to {gyg}?', '{when}. {host} has a place for you.'),
    se: withStart('se', 'Kommer du till {gyg}?', '{when}. {host} har en plats till dig.'),
  },
  booking_thanks: {
    en: text('{host} thanks you for {gyg}', '{thanks}'),
    se: text('{host} tackar dig för {gyg}', '{thanks}'),
  },
};

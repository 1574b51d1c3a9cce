import type { Locale, StoryRejection } from '@gyg/contract';
import { type TextPair, text } from './text-pair';

const reasons: Record<Locale, Record<StoryRejection, string>> = {
  en: {
    PEOPLE_HAVE_NOT_AGREED: 'Not everyone in it has agreed to be shown.',
    NOT_FROM_THIS_GYG: 'It is not from this gyg.',
    OFFENSIVE_OR_ADVERTISING: 'It is offensive or contains advertising.',
    OTHER: '',
  },
  se: {
    PEOPLE_HAVE_NOT_AGREED: 'Alla som är med har inte gått med på att synas.',
    NOT_FROM_THIS_GYG: 'Den är inte från den här gygen.',
    OFFENSIVE_OR_ADVERTISING: 'Den är kränkande eller innehåller reklam.',
    OTHER: '',
  },
};

const isReason = (rejection: string): rejection is StoryRejection => Object.hasOwn(reasons.en, rejection);

/** Why a story was rejected: the reason, which is stored as its code, and the host's note. Empty without both. */
function rejectionText(locale: Locale, { rejection = '', note = '' }: Readonly<Record<string, string>>): string {
  const reason = isReason(rejection) ? reasons[locale][rejection] : '';
  return [reason, note].filter((part) => part !== '').join(' ');
}

/** The texts of notifications about stories. */
export const storyTexts = {
  story_requested: {
    en: text('How was {gyg}? {organization} would like your story', '{body}'),
    se: text('Hur var {gyg}? {organization} vill gärna höra din berättelse', '{body}'),
  },
  story_submitted: {
    en: text('{person} sent a story from {gyg}', '{caption}'),
    se: text('{person} skickade en berättelse från {gyg}', '{caption}'),
  },
  story_approved: {
    en: text('Your story from {gyg} is published', '{host} approved it.'),
    se: text('Din berättelse från {gyg} är publicerad', '{host} godkände den.'),
  },
  story_rejected: {
    en: (values) =>
      text(
        'Your story from {gyg} is not published',
        '{host} chose not to show it. {why}',
      )({
        ...values,
        why: rejectionText('en', values),
      }),
    se: (values) =>
      text(
        'Din berättelse från {gyg} publiceras inte',
        '{host} valde att inte visa den. {why}',
      )({
        ...values,
        why: rejectionText('se', values),
      }),
  },
  story_consent_withdrawn: {
    en: text(
      'A story from {gyg} is hidden',
      'People in the picture no longer agree to be shown. It can be approved again if they change their mind.',
    ),
    se: text(
      'En berättelse från {gyg} är dold',
      'De som syns på bilden går inte längre med på det. Den kan godkännas igen om de ändrar sig.',
    ),
  },
  story_hidden: {
    en: text(
      'Your story from {gyg} is hidden',
      'People in the picture no longer agree to be shown. If they change their mind, {host} is asked to approve it again.',
    ),
    se: text(
      'Din berättelse från {gyg} är dold',
      'De som syns på bilden går inte längre med på det. Om de ändrar sig får {host} ta ställning igen.',
    ),
  },
  story_consent_given: {
    en: text('A story from {gyg} needs your answer again', 'The people in the picture agree to be shown. {caption}'),
    se: text('En berättelse från {gyg} behöver ditt svar igen', 'De som syns på bilden går med på det. {caption}'),
  },
  story_waits_again: {
    en: text(
      'Your story from {gyg} is waiting for approval again',
      'The people in the picture agree to be shown. {host} answers next.',
    ),
    se: text(
      'Din berättelse från {gyg} väntar på godkännande igen',
      'De som syns på bilden går med på det. Nu svarar {host}.',
    ),
  },
  story_responded: {
    en: text('{host} answered your story from {gyg}', '{response}'),
    se: text('{host} svarade på din berättelse från {gyg}', '{response}'),
  },
} satisfies Record<string, Record<Locale, TextPair>>;

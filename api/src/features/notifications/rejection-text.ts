import type { Locale, StoryRejection } from '@gyg/contract';

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
export function rejectionText(locale: Locale, { rejection = '', note = '' }: Readonly<Record<string, string>>): string {
  const reason = isReason(rejection) ? reasons[locale][rejection] : '';
  return [reason, note].filter((part) => part !== '').join(' ');
}

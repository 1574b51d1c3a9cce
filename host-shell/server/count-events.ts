import type { HourlyCounts } from '@gyg/api';
import type { CountedAttempt } from '@gyg/identity';

/** The upper ends of the spans in which a mail is sent after it was written, in seconds; slower ones are `more`. */
const spans = [1, 2, 5, 10, 30, 60, 300, 3600];

/** What the parts around the API report, as counts of the hour. */
export const countEvents = (counts: Pick<HourlyCounts, 'add' | 'highest'>) => ({
  onLogin: () => counts.add('login.done'),
  onCounted({ limit, percent, refused }: CountedAttempt) {
    counts.add(`limit.${limit}.calls`);
    counts.highest(`limit.${limit}`, percent);
    if (refused) counts.add(`limit.${limit}.refused`);
  },
  onSent(afterMs: number) {
    counts.add('mail.sent');
    counts.add(`mail.within.${spans.find((seconds) => afterMs <= seconds * 1000) ?? 'more'}`);
  },
});

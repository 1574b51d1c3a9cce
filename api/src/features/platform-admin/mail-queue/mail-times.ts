/** What was sent, from the counts of the hour: `mail.sent` and `mail.within.<seconds>`. */
export interface MailTimes {
  sentLastDay: number;
  medianSeconds: number | null;
}

const prefix = 'mail.within.';

/** The number of sent mails, and the span within which half of them were sent. */
export function mailTimesOf(counts: ReadonlyMap<string, number>): MailTimes {
  const spans = [...counts]
    .filter(([name]) => name.startsWith(prefix))
    .map(([name, count]) => ({ seconds: Number(name.slice(prefix.length)), count }));
  const half = spans.reduce((sum, { count }) => sum + count, 0) / 2;
  let sum = 0;
  const median = spans
    .filter(({ seconds }) => !Number.isNaN(seconds))
    .sort((a, b) => a.seconds - b.seconds)
    .find(({ count }) => {
      sum += count;
      return sum >= half;
    });
  return { sentLastDay: counts.get('mail.sent') ?? 0, medianSeconds: median?.seconds ?? null };
}

export interface CallSummary {
  calls: number;
  /** The upper end of the span; null without calls, or if it is longer than the longest span that is counted. */
  p95Ms: number | null;
}

/** A value of a Prometheus histogram: of a bucket (`le`, cumulative), or of the number and sum of all. */
interface HistogramValue {
  labels: Partial<Record<string, string | number>>;
  value: number;
}

/** Calls of all operations together: how many, and the shortest span in which 95 % were answered. */
export function summaryOf(values: readonly HistogramValue[]): CallSummary {
  const byEnd = new Map<number, number>();
  for (const { labels, value } of values) {
    if (labels.le === undefined) continue;
    const end = labels.le === '+Inf' ? Number.POSITIVE_INFINITY : Number(labels.le);
    byEnd.set(end, (byEnd.get(end) ?? 0) + value);
  }
  const calls = byEnd.get(Number.POSITIVE_INFINITY) ?? 0;
  const ends = [...byEnd].sort(([one], [other]) => one - other);
  const [seconds = Number.POSITIVE_INFINITY] = ends.find(([, count]) => count >= 0.95 * calls) ?? [];
  return { calls, p95Ms: calls === 0 || !Number.isFinite(seconds) ? null : seconds * 1000 };
}

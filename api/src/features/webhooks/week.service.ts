import type { Reader } from '@gyg/database';
import { countInParts, findPercentile } from './delivery.repository';

const partLength = 6 * 60 * 60_000;
const partsOfWeek = 28;

export type Week = Awaited<ReturnType<typeof readWeek>>;

/** The deliveries of a webhook in the last seven days, in parts of six hours that begin at whole six hours of UTC. */
export async function readWeek(read: Reader, webhookId: string, now: Date) {
  const end = (Math.floor(now.getTime() / partLength) + 1) * partLength;
  const bounds = Array.from({ length: partsOfWeek }, (_unused, index) => {
    const from = end - (partsOfWeek - index) * partLength;
    return { from: new Date(from), to: new Date(from + partLength) };
  });
  const since = bounds[0]?.from ?? now;
  const [parts, p95] = await Promise.all([
    countInParts(read, webhookId, bounds),
    findPercentile(read, webhookId, since, 0.95),
  ]);
  const sum = (count: (part: (typeof parts)[number]) => number) => parts.reduce((all, part) => all + count(part), 0);
  const calls = sum(({ delivered, failed, waiting }) => delivered + failed + waiting);
  return { calls, delivered: sum(({ delivered }) => delivered), p95, parts };
}

/** The times of one case, in milliseconds. */
export type Times = { name: string; taken: number[] };

/**
 * Runs each case `rounds` times, in an order that changes from round to round, so that background load and side effects
 * of a case affect all of them alike. The first rounds only warm up.
 */
export async function timeInterleaved(
  cases: readonly { name: string; run: () => Promise<unknown> }[],
  { rounds, warmUp }: { rounds: number; warmUp: number },
): Promise<Times[]> {
  const times = cases.map(({ name }) => ({ name, taken: [] as number[] }));
  for (let round = -warmUp; round < rounds; round += 1) {
    const order = cases.map((_, index) => ({ index, at: Math.random() })).sort((a, b) => a.at - b.at);
    for (const { index } of order) {
      const begun = performance.now();
      await cases[index]?.run();
      const taken = performance.now() - begun;
      if (round >= 0) times[index]?.taken.push(taken);
    }
  }
  return times;
}

/** The middle value, or the mean of the two middle values. */
export function medianOf(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.slice(Math.ceil(sorted.length / 2) - 1, Math.floor(sorted.length / 2) + 1);
  return middle.reduce((sum, value) => sum + value, 0) / middle.length;
}

/** The upper bounds of the groups in which load times are counted, in milliseconds. */
const bounds = [50, 100, 150, 200, 300, 400, 500, 750, 1_000, 1_500, 2_000, 3_000, 5_000, 8_000] as const;
const longest = 15_000;

/** The bound of the group that a time belongs to. */
export const boundOf = (ms: number): number => bounds.find((bound) => ms <= bound) ?? longest;

/**
 * The time below which `share` of the counted loads were, within its group by proportion; null without loads. `counts`
 * has the number of loads by bound.
 */
export function percentile(counts: ReadonlyMap<number, number>, share: number): number | null {
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  if (total === 0) return null;
  let before = 0;
  let lower = 0;
  for (const upper of [...bounds, longest]) {
    const count = counts.get(upper) ?? 0;
    if (count > 0 && before + count >= share * total) {
      return Math.round(lower + ((share * total - before) / count) * (upper - lower));
    }
    before += count;
    lower = upper;
  }
  return longest;
}

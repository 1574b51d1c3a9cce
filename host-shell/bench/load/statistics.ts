import { medianOf } from '@gyg/database/testing';

/** The value below which this share of the values is. */
export function quantileOf(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}

/** The median of each figure over several rounds. */
export function mediansOf<Name extends string>(
  rounds: readonly Readonly<Record<Name, number>>[],
  names: readonly Name[],
): Record<Name, number> {
  const medians = names.map((name) => [name, medianOf(rounds.map((round) => round[name]))] as const);
  return Object.fromEntries(medians) as Record<Name, number>;
}

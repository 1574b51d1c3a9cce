/** How the builds of a remote loaded within a time. */
export interface LoadFigures {
  loads: number;
  failures: number;
  /** Milliseconds; null without successful loads. */
  p95: number | null;
}

export const canaryRule = {
  /** The share of failed loads above which a canary is paused. */
  failures: 0.01,
  /** How many times slower than the current build a canary may be, by p95. */
  slower: 1.3,
  /** The loads of a canary from which these limits apply. */
  loads: 1_000,
} as const;

/** With fewer loads only clear failures count: this many, */
const clearFailures = 3;
/** and this share of the loads. */
const clearShare = 0.2;

const shareOf = ({ loads, failures }: LoadFigures) => (loads === 0 ? 0 : failures / loads);

/**
 * Why a canary must be paused; null if it may go on. Failures count only as far as the current build fails less often:
 * what fails for everyone, such as a network, is not the canary's.
 */
export function whyPause(canary: LoadFigures, current: LoadFigures): 'failures' | 'slow' | null {
  const more = shareOf(canary) - shareOf(current);
  if (canary.failures >= clearFailures && more > clearShare) return 'failures';
  if (canary.loads < canaryRule.loads) return null;
  if (more > canaryRule.failures) return 'failures';
  if (canary.p95 === null || current.p95 === null || current.loads < canaryRule.loads) return null;
  return canary.p95 > current.p95 * canaryRule.slower ? 'slow' : null;
}

import { normaliseEmail } from '@gyg/contract/rules';
import { readJson, safeTarget, writeJson } from '@gyg/platform';

const key = 'gyg.targets';
/** Longer than a user waits for a code: a code is valid for ten minutes, and the user may request a new one. */
const lifetime = 60 * 60_000;

interface StoredTarget {
  readonly target: string;
  readonly until: number;
}

const isValidTarget = (value: unknown): value is StoredTarget =>
  typeof value === 'object' &&
  value !== null &&
  'target' in value &&
  typeof value.target === 'string' &&
  'until' in value &&
  typeof value.until === 'number' &&
  value.until > Date.now();

/** The targets that have not expired. */
const readTargets = () =>
  new Map(
    Object.entries(readJson('device', key) ?? {}).filter((pair): pair is [string, StoredTarget] =>
      isValidTarget(pair[1]),
    ),
  );

/**
 * Stores a user's target while they wait for a code. The email's link opens in a new tab and has no target (decision
 * 0036). Without a target, a stored one is cleared.
 */
export function rememberTarget(email: string, target: string | undefined): void {
  const targets = readTargets();
  if (target === undefined) targets.delete(normaliseEmail(email));
  else targets.set(normaliseEmail(email), { target, until: Date.now() + lifetime });
  writeJson('device', key, targets.size === 0 ? undefined : Object.fromEntries(targets));
}

/** Clears the stored target, after it was used. */
export const forgetTarget = (email: string) => rememberTarget(email, undefined);

/** The target stored for this email address in the last hour in this browser. */
export function recallTarget(email: string | undefined): string | undefined {
  return email === undefined ? undefined : safeTarget(readTargets().get(normaliseEmail(email))?.target);
}

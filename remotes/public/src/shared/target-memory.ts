import { readJson, safeTarget, writeJson } from '@gyg/platform';

const key = 'gyg.targets';
/** As long as anybody waits for a code: it lives ten minutes, and a new one may be asked for. */
const lifetime = 60 * 60_000;

interface Kept {
  readonly target: string;
  readonly until: number;
}

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' &&
  value !== null &&
  'target' in value &&
  typeof value.target === 'string' &&
  'until' in value &&
  typeof value.until === 'number' &&
  value.until > Date.now();

/** What is still good. */
const readTargets = () =>
  new Map(Object.entries(readJson('device', key) ?? {}).filter((pair): pair is [string, Kept] => isKept(pair[1])));

const subject = (email: string) => email.trim().toLowerCase();

/**
 * Stores a user's target while they wait for a code, since the e-mail's link opens a tab of its own and names
 * no target (decision 0036). Without a target an earlier one is forgotten.
 */
export function rememberTarget(email: string, target: string | undefined): void {
  const targets = readTargets();
  if (target === undefined) targets.delete(subject(email));
  else targets.set(subject(email), { target, until: Date.now() + lifetime });
  writeJson('device', key, targets.size === 0 ? undefined : Object.fromEntries(targets));
}

/** Forgets it: they are on their way. */
export const forgetTarget = (email: string) => rememberTarget(email, undefined);

/** Where the person with this address was going within the last hour, in this browser. */
export function recallTarget(email: string | undefined): string | undefined {
  return email === undefined ? undefined : safeTarget(readTargets().get(subject(email))?.target);
}

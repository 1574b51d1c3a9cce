import { safeTarget } from '@gyg/platform';

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

/** What is still good; empty where nothing was, or where somebody else wrote there. */
function readKept(): Map<string, Kept> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    const pairs: [string, unknown][] = typeof stored === 'object' && stored !== null ? Object.entries(stored) : [];
    return new Map(pairs.filter((pair): pair is [string, Kept] => isKept(pair[1])));
  } catch {
    return new Map();
  }
}

const subject = (email: string) => email.trim().toLowerCase();

/**
 * Keeps where somebody was going while they wait for a code, since the e-mail's link opens a tab of its own and names
 * no target (decision 0036). Without a target an earlier one is forgotten.
 */
export function rememberTarget(email: string, target: string | undefined): void {
  const kept = readKept();
  if (target === undefined) kept.delete(subject(email));
  else kept.set(subject(email), { target, until: Date.now() + lifetime });
  if (kept.size === 0) localStorage.removeItem(key);
  else localStorage.setItem(key, JSON.stringify(Object.fromEntries(kept)));
}

/** Forgets it: they are on their way. */
export const forgetTarget = (email: string) => rememberTarget(email, undefined);

/** Where the person with this address was going within the last hour, in this browser. */
export function recallTarget(email: string | undefined): string | undefined {
  return email === undefined ? undefined : safeTarget(readKept().get(subject(email))?.target);
}

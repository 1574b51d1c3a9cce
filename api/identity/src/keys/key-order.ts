import type { KeyRow } from './key.repository';

const minute = 60 * 1000;
const day = 24 * 60 * minute;

/** How often a process loads keys that another created. */
export const reloadInterval = minute;

/** How long a new key is published before it is used, so that every process accepts its signatures. */
export const settlesAfter = 5 * minute;

/** How long a replaced key is still accepted: tokens last minutes, the sessions behind signed cookies two weeks. */
const retention = { signing: day, cookies: 15 * day, codes: day } satisfies Record<KeyRow['use'], number>;

const slotNumber = ({ slot }: Pick<KeyRow, 'slot'>) => Number(slot.slice(slot.lastIndexOf('-') + 1));

/** The first free slot, after all taken ones. */
export function nextSlot(use: KeyRow['use'], keys: readonly KeyRow[]): string {
  return `${use}-${Math.max(0, ...keys.map(slotNumber)) + 1}`;
}

const oldestFirst = (keys: readonly KeyRow[]) => [...keys].sort((a, b) => slotNumber(a) - slotNumber(b));

/** The keys of one use, the active one first: the newest that every process has loaded by now, else the oldest. */
export function orderKeys(keys: readonly KeyRow[], now: number): KeyRow[] {
  const sorted = oldestFirst(keys);
  const current = sorted.findLast((key) => key.createdAt.getTime() + settlesAfter <= now) ?? sorted[0];
  return current === undefined ? [] : [current, ...sorted.reverse().filter((key) => key !== current)];
}

/** Keys whose successor has been in use for so long that none of their signatures can still be valid. */
export function expiredKeys(keys: readonly KeyRow[], now: number): KeyRow[] {
  const sorted = oldestFirst(keys);
  return sorted.filter((key, place) => {
    const next = sorted[place + 1];
    return next !== undefined && next.createdAt.getTime() + settlesAfter + retention[key.use] <= now;
  });
}

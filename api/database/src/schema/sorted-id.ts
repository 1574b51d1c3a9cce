import { randomBytes } from 'node:crypto';

const most = 0xffff_ffff;
let last = { at: 0, count: 0 };

const hex = (value: number, digits: number) => value.toString(16).padStart(digits, '0');

/**
 * `<prefix>_` and 32 hexadecimal digits: the milliseconds, a counter within them, and a random end. Sorts, as text,
 * after every id that this process made before, also when its clock is set back.
 */
export function nextSortedId(prefix: string, now = Date.now()): string {
  if (now > last.at) last = { at: now, count: 0 };
  else if (last.count < most) last = { at: last.at, count: last.count + 1 };
  else last = { at: last.at + 1, count: 0 };
  return `${prefix}_${hex(last.at, 12)}${hex(last.count, 8)}${randomBytes(6).toString('hex')}`;
}

/** `1.2.0` as numbers; undefined for anything else, such as a version before a release. */
function numbersOf(version: string): readonly [number, number, number] | undefined {
  const [, major, minor, patch] = /^(\d+)\.(\d+)\.(\d+)$/.exec(version) ?? [];
  return major === undefined ? undefined : [Number(major), Number(minor), Number(patch)];
}

/** Whether a version is the other one or a later one. False if one of them is not plain. */
export function isAtLeast(version: string, least: string): boolean {
  const [one, other] = [numbersOf(version), numbersOf(least)];
  if (one === undefined || other === undefined) return false;
  const at = one.findIndex((part, index) => part !== other[index]);
  return at === -1 || (one[at] ?? 0) > (other[at] ?? 0);
}

/**
 * Whether a version is in a range of the kinds that remotes have: `*`, `1.2.0`, `^1.2.0` and `~1.2.0`. Undefined for every
 * other range, which only the library understands.
 */
export function satisfiesPlain(version: string, range: string): boolean | undefined {
  const found = numbersOf(version);
  if (found === undefined) return undefined;
  if (range === '*') return true;
  const [, sign = '', written = ''] = /^([\^~]?)(.*)$/.exec(range) ?? [];
  const least = numbersOf(written);
  if (least === undefined) return undefined;
  if (sign === '') return version === written;
  // Up to the first number that is not 0, all must be equal; with ~ the first two.
  const first = least.findIndex((part) => part !== 0);
  const same = sign === '~' ? 2 : (first === -1 ? 2 : first) + 1;
  return isAtLeast(version, written) && least.slice(0, same).every((part, index) => part === found[index]);
}

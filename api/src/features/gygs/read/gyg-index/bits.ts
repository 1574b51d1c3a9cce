import { TypedFastBitSet } from 'typedfastbitset';

/** How many numbers two sets have in common. As their `intersection_size`, at a third of its cost. */
export function countBoth(a: TypedFastBitSet, b: TypedFastBitSet): number {
  const [one, other] = [a.words, b.words];
  const length = Math.min(one.length, other.length);
  let count = 0;
  for (let at = 0; at < length; at += 1) {
    let bits = (one[at] ?? 0) & (other[at] ?? 0);
    if (bits === 0) continue;
    bits -= (bits >>> 1) & 0x55555555;
    bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
    count += Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
  }
  return count;
}

/** The sum of a value of each number in a set. */
export function sumOf({ words }: TypedFastBitSet, numberOf: (seq: number) => number): number {
  let sum = 0;
  for (let at = 0; at < words.length; at += 1) {
    for (let bits = words[at] ?? 0; bits !== 0; bits &= bits - 1) {
      sum += numberOf((at << 5) + 31 - Math.clz32(bits & -bits));
    }
  }
  return sum;
}

/** The numbers of a set that are also between two places of a list; the second is excluded. Changes the set. */
export function keepRange(set: TypedFastBitSet, list: Int32Array, from: number, to: number): TypedFastBitSet {
  const { words } = set;
  if (to - from < list.length / 2) {
    const kept = new Uint32Array(words.length);
    for (let place = from; place < to; place += 1) {
      const seq = list[place] ?? 0;
      kept[seq >>> 5] = (kept[seq >>> 5] ?? 0) | ((words[seq >>> 5] ?? 0) & (1 << seq));
    }
    return TypedFastBitSet.fromWords(kept);
  }
  const drop = (start: number, end: number) => {
    for (let place = start; place < end; place += 1) {
      const seq = list[place] ?? 0;
      words[seq >>> 5] = (words[seq >>> 5] ?? 0) & ~(1 << seq);
    }
  };
  drop(0, from);
  drop(Math.max(from, to), list.length);
  return set;
}

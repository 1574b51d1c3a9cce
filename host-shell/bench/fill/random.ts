/** Numbers that look random and are the same in every run. */
export interface Random {
  /** From 0 to below 1. */
  next(): number;
  /** A whole number from `least` to `most`. */
  int(least: number, most: number): number;
  /** True in this share of cases. */
  chance(share: number): boolean;
  pick<T>(from: readonly [T, ...T[]]): T;
  /** A UUID. Real ids are not in order either, which matters to an index. */
  uuid(): string;
}

const hex = (value: number) => value.toString(16).padStart(8, '0');

/** The generator "mulberry32": fast, and good enough to spread data. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const bits = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  const next = () => bits() / 0x1_0000_0000;
  const int = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  return {
    next,
    int,
    chance: (share) => next() < share,
    pick: (from) => from[int(0, from.length - 1)] ?? from[0],
    uuid() {
      const [a, b, c, d] = [hex(bits()), hex(bits()), hex(bits()), hex(bits())];
      return `${a}-${b.slice(0, 4)}-4${b.slice(5)}-a${c.slice(1, 4)}-${c.slice(4)}${d}`;
    },
  };
}

/** A deterministic stream of numbers from 0 to 1 for a seed. */
export const randomStream = (seed: number): (() => number) => {
  let state = ((seed * 7919 + 13) % 2147483646) + 1;
  return () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
};

/** A deterministic whole number for a text. */
export const seedOf = (words: string): number => {
  let seed = 17;
  for (const letter of words) seed = (seed * 31 + (letter.codePointAt(0) ?? 0)) % 104729;
  return seed;
};

/** The item at `index`, wrapping around. The list must not be empty. */
export const cycle = <T>(list: readonly [T, ...T[]], index: number): T =>
  list[((index % list.length) + list.length) % list.length] ?? list[0];

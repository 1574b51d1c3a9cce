/** A pseudo-random number from 0 to below 1 that is always the same for the same text (FNV-1a). */
export function spread(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return ((hash ^ (hash >>> 13)) >>> 0) / 2 ** 32;
}

/** The same items in an order that depends only on the text. */
export function shuffledBy<T extends string>(text: string, things: readonly T[]): T[] {
  return [...things].sort((a, b) => spread(`${text} ${a}`) - spread(`${text} ${b}`));
}

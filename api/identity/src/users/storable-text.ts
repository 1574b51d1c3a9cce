/** NUL, and half a surrogate pair. */
const unkeepable = /[\0\p{Surrogate}]/u;

/** False for a text that PostgreSQL cannot store or query. */
export function isStorable(text: string): boolean {
  return !unkeepable.test(text);
}

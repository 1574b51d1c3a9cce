/** NUL, and an unpaired surrogate. */
const unkeepable = /[\0\p{Surrogate}]/u;

/** False for a text that PostgreSQL cannot store or query. */
export function isStorable(text: string): boolean {
  return !unkeepable.test(text);
}

/** A tag as it is kept: no `#` and no spaces (specification 5). */
export const cleanTag = (typed: string): string => typed.replace(/[#\s]/gu, '');

/** Whether two tags are the same in a search. */
const same = (one: string, other: string): boolean => one.toLocaleLowerCase() === other.toLocaleLowerCase();

export interface TagChange {
  tags: readonly string[];
  /** What came in, and what did not, and why. */
  added: readonly string[];
  refused: { tag: string; why: 'duplicate' | 'full' } | undefined;
}

/** Adds what was typed or pasted, with commas between, to `tags`; refuses what is there already and what is more than `max`. */
export function addTags(tags: readonly string[], typed: string, max: number): TagChange {
  const added: string[] = [];
  let refused: TagChange['refused'];
  for (const tag of typed.split(',').map(cleanTag)) {
    if (tag === '') continue;
    if ([...tags, ...added].some((held) => same(held, tag))) refused = { tag, why: 'duplicate' };
    else if (tags.length + added.length >= max) refused = { tag, why: 'full' };
    else added.push(tag);
  }
  return { tags: [...tags, ...added], added, refused };
}

/** A tag in its stored form: no `#` and no spaces. */
export const cleanTag = (typed: string): string => typed.replace(/[#\s]/gu, '');

/** Whether two tags are equal in a search. */
const same = (left: string, right: string): boolean => left.toLocaleLowerCase() === right.toLocaleLowerCase();

export interface TagChange {
  tags: readonly string[];
  /** The added tags, and the rejected ones with the reason. */
  added: readonly string[];
  refused: { tag: string; why: 'duplicate' | 'full' } | undefined;
}

/** Adds typed or pasted text, separated by commas, to `tags`; rejects duplicates and tags beyond `max`. */
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

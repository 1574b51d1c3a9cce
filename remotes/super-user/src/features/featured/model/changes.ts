import { type AnyPlace, type Draft, type ListName, listNames } from './draft';

const sameDays = (left: AnyPlace, right: AnyPlace) => left.from === right.from && left.until === right.until;

/** The ids of the longest part of the list that kept its order: the others were moved. */
function unmoved(before: readonly string[], after: readonly string[]): Set<string> {
  const best: string[][] = [];
  for (const [index, id] of after.entries()) {
    const at = before.indexOf(id);
    const earlier = best.slice(0, index).filter((chain) => before.indexOf(chain.at(-1) ?? '') < at);
    const longest = earlier.reduce<string[]>((long, chain) => (chain.length > long.length ? chain : long), []);
    best.push([...longest, id]);
  }
  return new Set(best.reduce<string[]>((long, chain) => (chain.length > long.length ? chain : long), []));
}

/** The places of a list that differ from what is published: added, with other days, or moved. */
export function changedIn(list: ListName, published: Draft, draft: Draft): Set<string> {
  const [before, after]: (readonly AnyPlace[])[] = [published[list], draft[list]];
  if (before === undefined || after === undefined) return new Set();
  const old = new Map(before.map((place) => [place.id, place]));
  const kept = after.filter(({ id }) => old.has(id)).map(({ id }) => id);
  const still =
    list === 'gygs'
      ? new Set(kept)
      : unmoved(
          before.map(({ id }) => id).filter((id) => kept.includes(id)),
          kept,
        );
  const isChanged = (place: AnyPlace) => {
    const earlier = old.get(place.id);
    return earlier === undefined || !sameDays(earlier, place) || !still.has(place.id);
  };
  return new Set(after.filter(isChanged).map(({ id }) => id));
}

/** How many changes a draft has, removed places too. */
export function countChanges(published: Draft, draft: Draft): number {
  return listNames.reduce((sum, list) => {
    const now = new Set(draft[list].map(({ id }) => id));
    const removed = published[list].filter(({ id }) => !now.has(id)).length;
    return sum + removed + changedIn(list, published, draft).size;
  }, 0);
}

import type { CatalogWithGygs, Gyg } from '@gyg/contract';

/** The gygs of a catalogue in its order, with those that visitors do not see: hidden ones and drafts. */
export function orderedGygs({ gygIds, gygs, unlisted = [] }: CatalogWithGygs): Gyg[] {
  const byId = new Map([...gygs, ...unlisted].map((gyg) => [gyg.id, gyg]));
  return gygIds.split('|').flatMap((id) => byId.get(id) ?? []);
}

/** Whether visitors see a gyg of a catalogue. */
export const isPublic = ({ hidden, state }: Gyg): boolean => !hidden && state !== 'CREATED';

/** The same gygs, earliest start first. */
export const byDate = (gygs: readonly Gyg[]): Gyg[] =>
  gygs.toSorted((left, right) => left.startDateTime.localeCompare(right.startDateTime));

/** Whether gygs are already in the order of their start. */
export const isByDate = (gygs: readonly Gyg[]): boolean =>
  gygs.every((gyg, index) => {
    const before = gygs[index - 1];
    return before === undefined || before.startDateTime <= gyg.startDateTime;
  });

/** Gygs in the order of ids; ids without a gyg are ignored. */
export const inOrder = (gygs: readonly Gyg[], ids: readonly string[]): Gyg[] =>
  ids.flatMap((id) => gygs.find((gyg) => gyg.id === id) ?? []);

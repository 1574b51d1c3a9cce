import { type GygState, type ReadingLanguage, readingLanguages } from '@gyg/contract';
import type { Reader } from '@gyg/database';
import { LRUCache } from 'lru-cache';
import type { Location } from './gyg-index/gyg-conditions';
import type { GygIndex } from './gyg-index/gyg-index';
import { perIndex } from './per-index';
import { listShownCards, type ShownCard } from './shown-cards.repository';

/** A card with what the index knows of its gyg. */
export interface FoundCard {
  card: ShownCard;
  state: GygState;
  place: Location | undefined;
}

/** Characters of all cards that an index's process keeps: some ten thousand cards. */
const maximumSize = 16_000_000;
/** What a kept card takes besides its texts, in characters. */
const overhead = 400;

/** The cards that were read last. A card never changes without its version, so one of the index's version is as stored. */
const memoryOf = perIndex(
  () =>
    new LRUCache<number, ShownCard>({
      maxSize: maximumSize,
      sizeCalculation: ({ length }) => length + overhead,
    }),
);

/**
 * The cards with these numbers as the index knows their gygs: from memory, else read by one statement. A card that was
 * written since the index looked is missing.
 */
export async function findCards(
  read: Reader,
  index: GygIndex,
  seqs: readonly number[],
  { language, now }: { language: ReadingLanguage; now: Date },
): Promise<Map<number, FoundCard>> {
  const memory = memoryOf(index);
  const keyOf = (seq: number) => seq * readingLanguages.length + readingLanguages.indexOf(language);
  const found = new Map<number, FoundCard>();
  // The index may change while cards are read.
  const missing = new Map<number, Omit<FoundCard, 'card'> & { version: number }>();
  for (const seq of seqs) {
    const [version, state, place] = [index.versionOf(seq), index.stateOf(seq, now), index.placeOf(seq)];
    const card = memory.get(keyOf(seq));
    if (card?.version === version) found.set(seq, { card, state, place });
    else missing.set(seq, { version, state, place });
  }
  if (missing.size === 0) return found;
  for (const card of await listShownCards(read, [...missing.keys()], language)) {
    const facts = missing.get(card.seq);
    if (facts?.version !== card.version) continue;
    memory.set(keyOf(card.seq), card);
    found.set(card.seq, { card, state: facts.state, place: facts.place });
  }
  return found;
}

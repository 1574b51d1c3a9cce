import { searchWords } from '@gyg/contract/search-text';
import type { Reader } from '@gyg/database';
import { LRUCache } from 'lru-cache';
import { TypedFastBitSet } from 'typedfastbitset';
import { type KeywordTerm, keywordTerms } from '../../../text/keyword-terms';
import { findTexts, type SearchedText } from './find-seqs.repository';
import type { GygIndex } from './gyg-index/gyg-index';
import { perIndex } from './per-index';

/**
 * How a word occurs in a text that begins and ends with a space. Long words anywhere, also inside of others; two letters
 * at the beginning of a word, and one as a word, since nearly every text contains them somewhere.
 */
export function occurrenceOf(word: string): string {
  if (word.length >= 3) return word;
  return word.length === 2 ? ` ${word}` : ` ${word} `;
}

const find = async (read: Reader, column: SearchedText, texts: readonly string[]) =>
  new TypedFastBitSet(await findTexts(read, column, texts));

async function findTerm(read: Reader, index: GygIndex, { words, phraseSynonyms }: KeywordTerm) {
  let all: TypedFastBitSet | undefined;
  for (const { word, synonyms } of words) {
    const found = await find(read, 'search', [occurrenceOf(word), ...synonyms]);
    found.union(index.ofHostsNamed(word));
    all = all === undefined ? found : all.intersection(found);
  }
  const byPhrase = await find(read, 'search', phraseSynonyms);
  return all === undefined ? byPhrase : all.union(byPhrase);
}

interface Kept {
  /** Those that the index had taken over before the texts were read. */
  changes: number;
  found: TypedFastBitSet;
}

/** What was found last, which takes the database some milliseconds. Right as long as no gyg has changed. */
const memoryOf = perIndex(() => new LRUCache<string, Kept>({ max: 200 }));

async function findOnce(index: GygIndex, what: string, find: () => Promise<TypedFastBitSet>) {
  const memory = memoryOf(index);
  const { changes } = index;
  const known = memory.get(what);
  if (known?.changes === changes) return known.found;
  const found = await find();
  memory.set(what, { changes, found });
  return found;
}

/**
 * Sets of gygs, all of which contain those that match the keyword: one for each term. One statement for each word, unless
 * the same term was looked for since the last change. Do not change the sets.
 */
export async function findKeyword(read: Reader, index: GygIndex, keyword = ''): Promise<TypedFastBitSet[]> {
  if (keyword === '') return [];
  return Promise.all(
    keywordTerms(keyword).map((term) => {
      const words = term.words.map(({ word }) => word).join(' ');
      return findOnce(index, `search ${words}`, () => findTerm(read, index, term));
    }),
  );
}

/** The same for words that must all be in the address. */
export async function findPlace(read: Reader, index: GygIndex, place = ''): Promise<TypedFastBitSet[]> {
  if (place === '') return [];
  return Promise.all(
    searchWords(place).map((word) => findOnce(index, `place ${word}`, () => find(read, 'place', [occurrenceOf(word)]))),
  );
}

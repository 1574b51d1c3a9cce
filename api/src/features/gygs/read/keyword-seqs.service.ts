import type { Reader } from '@gyg/database';
import { TypedFastBitSet } from 'typedfastbitset';
import type { GygIndex } from '../../../gyg-index/gyg-index';
import { type KeywordTerm, keywordTerms } from '../../../text/keyword-terms';
import { searchWords } from '../../../text/search-text';
import { findTexts, type SearchedText } from './find-seqs.repository';

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

/** Sets of gygs, all of which contain those that match the keyword: one for each term. One statement for each word. */
export async function findKeyword(read: Reader, index: GygIndex, keyword = ''): Promise<TypedFastBitSet[]> {
  if (keyword === '') return [];
  return Promise.all(keywordTerms(keyword).map((term) => findTerm(read, index, term)));
}

/** The same for words that must all be in the address. */
export async function findPlace(read: Reader, place = ''): Promise<TypedFastBitSet[]> {
  if (place === '') return [];
  return Promise.all(searchWords(place).map((word) => find(read, 'place', [occurrenceOf(word)])));
}

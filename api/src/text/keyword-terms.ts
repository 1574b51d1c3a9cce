import { searchText, searchWords } from '@gyg/contract/search-text';
import { LRUCache } from 'lru-cache';
import { synonyms } from './synonyms';

/** A word of a keyword, and how its synonyms occur in a text that begins and ends with a space. */
interface KeywordWord {
  readonly word: string;
  readonly synonyms: readonly string[];
}

/**
 * A word of a keyword, or a phrase that has synonyms ("laga mat"). A text matches if it contains each of `words` or a
 * synonym of it, or one of the phrase's synonyms.
 */
export interface KeywordTerm {
  readonly words: readonly KeywordWord[];
  readonly phraseSynonyms: readonly string[];
}

interface Synonym {
  words: readonly string[];
  /** Its last word stands for all that begin with it. */
  isStem: boolean;
}

/** The longest ending that may follow a stem in a keyword: "cyklar" is a form of `cykl*`, "cykelverkstad" is not. */
const longestEnding = 3;
/** What may follow a whole word in a text. */
const afterWord = [' ', ',', '.'];

function parse(entry: string): Synonym {
  const isStem = entry.endsWith('*');
  return { words: searchText(isStem ? entry.slice(0, -1) : entry).split(' '), isStem };
}

const groups = synonyms.map((line) => line.split(', ').map(parse));

/** How a synonym occurs in a text that begins and ends with a space. */
function occurrences({ words, isStem }: Synonym): string[] {
  const text = ` ${words.join(' ')}`;
  return isStem ? [text] : afterWord.map((end) => text + end);
}

function isForm(word: string, of: string, isStem: boolean): boolean {
  return word === of || (isStem && word.startsWith(of) && word.length <= of.length + longestEnding);
}

/** Whether the words of a keyword from `at` on are this synonym. */
function isAt(keyword: readonly string[], at: number, { words, isStem }: Synonym): boolean {
  const last = words.length - 1;
  return words.every((of, index) => isForm(keyword[at + index] ?? '', of, isStem && index === last));
}

/** The synonyms of a word of the keyword, or of the phrase that begins there, and the number of its words. */
function synonymsAt(keyword: readonly string[], at: number, longest = keyword.length) {
  const matches = groups.flatMap((group) =>
    group
      .filter(({ words }) => words.length <= longest)
      .filter((synonym) => isAt(keyword, at, synonym))
      .map(({ words }) => ({ group, length: words.length })),
  );
  const length = Math.max(1, ...matches.map((match) => match.length));
  const meant = new Set(matches.filter((match) => match.length === length).flatMap(({ group }) => group));
  return { length, synonyms: [...new Set([...meant].flatMap(occurrences))] };
}

function termsOf(keyword: string): readonly KeywordTerm[] {
  const searched = searchWords(keyword);
  const terms = new Map<string, KeywordTerm>();
  for (let at = 0; at < searched.length; ) {
    const { length, synonyms: ofPhrase } = synonymsAt(searched, at);
    const words = searched
      .slice(at, at + length)
      .map((word, index) => ({ word, synonyms: synonymsAt(searched, at + index, 1).synonyms }));
    const key = words.map(({ word }) => word).join(' ');
    terms.set(key, { words, phraseSynonyms: length > 1 ? ofPhrase : [] });
    at += length;
  }
  return [...terms.values()];
}

/** Of the keywords that were used last: a search needs them twice, and its pages too. */
const termsByKeyword = new LRUCache<string, readonly KeywordTerm[]>({ max: 500 });

/** The terms of a keyword, each once. A text matches the keyword if it matches all of them. */
export function keywordTerms(keyword: string): readonly KeywordTerm[] {
  const terms = termsByKeyword.get(keyword) ?? termsOf(keyword);
  termsByKeyword.set(keyword, terms);
  return terms;
}

/** Whether a text matches a term. */
export function matchesTerm(text: string, { words, phraseSynonyms }: KeywordTerm): boolean {
  const normalised = ` ${searchText(text)} `;
  const hasOneOf = (texts: readonly string[]) => texts.some((text) => normalised.includes(text));
  return words.every(({ word, synonyms: others }) => hasOneOf([word, ...others])) || hasOneOf(phraseSynonyms);
}

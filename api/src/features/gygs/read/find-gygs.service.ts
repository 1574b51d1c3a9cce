import { type GygState, type ReadingLanguage, readingLanguages } from '@gyg/contract';
import { searchWords } from '@gyg/contract/search-text';
import type { Reader } from '@gyg/database';
import { LRUCache } from 'lru-cache';
import { TypedFastBitSet } from 'typedfastbitset';
import { type Actor, adminOrganizations, isSuperUser, localeOf, managedGygs } from '../../../access/actor';
import type { Paging } from '../../../access/queries/paging.repository';
import type { ApiContext } from '../../../api-context';
import { problem } from '../../../problem';
import { type KeywordTerm, keywordTerms } from '../../../text/keyword-terms';
import { findFeaturedBy, findSeqs, findTagged, findTexts, type SearchedText } from './find-seqs.repository';
import type { GygConditions, HostScope, Location } from './gyg-index/gyg-conditions';
import type { GygFacets, GygIndex } from './gyg-index/gyg-index';
import { gygIndexOf, perIndex } from './gyg-index/gyg-index-of';
import type { GygOrder } from './gyg-index/gyg-page';
import { listShownCards, type ShownCard } from './shown-cards.repository';

/** Which gygs a list has: conditions of the index, and those that the database answers. */
export interface GygFilter extends Omit<GygConditions, 'scope' | 'within'> {
  ids?: readonly string[] | undefined;
  keyword?: string | undefined;
  /** Each word must be in the address. */
  place?: string | undefined;
  /** One of the tags, set by this organisation or, without it, by the gyg's host. */
  tags?: { names: readonly string[]; organizationId: string | undefined } | undefined;
  /** Only these numbers. */
  seqs?: readonly number[] | undefined;
}

export interface GygPaging extends Paging {
  sort: GygOrder;
  /** The organisation whose labels are shown. */
  tagsOf?: string | undefined;
  /** The organisation whose page is shown: gygs featured there come first. */
  pageOf?: string | undefined;
}

/** The gygs whose drafts and hidden ones the caller may find. */
export async function hostScopeOf(read: Reader, actor: Actor): Promise<HostScope> {
  const managed = managedGygs(actor);
  return {
    everything: isSuperUser(actor),
    organizationIds: adminOrganizations(actor),
    seqs: managed.length === 0 ? [] : await findSeqs(read, managed),
  };
}

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
    const seqs = await find(read, 'search', [occurrenceOf(word), ...synonyms]);
    seqs.union(index.ofHostsNamed(word));
    all = all === undefined ? seqs : all.intersection(seqs);
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
const keptOf = perIndex(() => new LRUCache<string, Kept>({ max: 200 }));

async function findOnce(index: GygIndex, what: string, find: () => Promise<TypedFastBitSet>) {
  const memory = keptOf(index);
  const { changes } = index;
  const cached = memory.get(what);
  if (cached?.changes === changes) return cached.found;
  const seqs = await find();
  memory.set(what, { changes, found: seqs });
  return seqs;
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
  const cards = new Map<number, FoundCard>();
  // The index may change while cards are read.
  const missing = new Map<number, Omit<FoundCard, 'card'> & { version: number }>();
  for (const seq of seqs) {
    const [version, state, place] = [index.versionOf(seq), index.stateOf(seq, now), index.placeOf(seq)];
    const card = memory.get(keyOf(seq));
    if (card?.version === version) cards.set(seq, { card, state, place });
    else missing.set(seq, { version, state, place });
  }
  if (missing.size === 0) return cards;
  for (const card of await listShownCards(read, [...missing.keys()], language)) {
    const facts = missing.get(card.seq);
    if (facts?.version !== card.version) continue;
    memory.set(keyOf(card.seq), card);
    cards.set(card.seq, { card, state: facts.state, place: facts.place });
  }
  return cards;
}

interface Found {
  /** In the order of the list. */
  cards: FoundCard[];
  total: number;
  /** If they were asked for. */
  facets: GygFacets | undefined;
}

/** The conditions of a filter, with the answers of the database to those that it answers. */
async function conditionsOf(
  { db: { read } }: Pick<ApiContext, 'db'>,
  actor: Actor,
  index: GygIndex,
  { ids, keyword, place, tags, seqs, ...conditions }: GygFilter,
): Promise<GygConditions> {
  const asked: Promise<readonly Iterable<number>[]>[] = [];
  const oneSet = async (seqs: Promise<Iterable<number>>) => [await seqs];
  if (ids) asked.push(oneSet(findSeqs(read, ids)));
  if (tags && tags.names.length > 0) asked.push(oneSet(findTagged(read, tags)));
  if (keyword) asked.push(findKeyword(read, index, keyword));
  if (place) asked.push(findPlace(read, index, place));
  const [scope, ...sets] = await Promise.all([hostScopeOf(read, actor), ...asked]);
  const within = sets.flat();
  return { ...conditions, scope, within: seqs === undefined ? within : [seqs, ...within] };
}

/** How often a list is made again because a card changed between the index and the card. */
const tries = 10;

/** A list that is asked for. */
export interface WantedList {
  filter: GygFilter;
  paging: GygPaging;
}

/**
 * A page of the gygs of each list that match its filter and that the caller may see. The index says which, and the
 * database what they show, in one statement; if a card has been written in between, both are asked again.
 * @throws `server.unavailable` if cards are written each time
 */
export async function findGygs(
  context: Pick<ApiContext, 'db'>,
  actor: Actor,
  lists: readonly WantedList[],
  now: Date,
  { facets = false, language = 'own' }: { facets?: boolean; language?: ReadingLanguage } = {},
): Promise<Found[]> {
  const { read } = context.db;
  const firsts = await Promise.all(
    lists.map(({ paging: { pageOf } }) => (pageOf === undefined ? undefined : findFeaturedBy(read, pageOf))),
  );
  for (let attempt = 1; ; attempt += 1) {
    const index = await gygIndexOf(context.db).current();
    const conditions = await Promise.all(lists.map(({ filter }) => conditionsOf(context, actor, index, filter)));
    const pages = lists.map(({ paging: { sort: order, page, pageSize } }, at) => {
      const [which, first] = [conditions[at], firsts[at]];
      if (which === undefined) throw new Error('A list has no conditions');
      const paging = { order, language: localeOf(actor), page, pageSize, first };
      return index.search(which, paging, now, facets);
    });
    const seqs = [...new Set(pages.flatMap((list) => list.seqs))];
    const cards = await findCards(read, index, seqs, { language, now });
    if (cards.size < seqs.length) {
      if (attempt < tries) continue;
      throw problem('server.unavailable', {
        detail: 'The gygs of this list change too often to be read',
        headers: { 'Retry-After': '1' },
      });
    }
    return pages.map((list) => ({ ...list, cards: list.seqs.flatMap((seq) => cards.get(seq) ?? []) }));
  }
}

/** The number of gygs in each state that match a filter without its states and that the caller may see. */
export async function countStates(
  context: ApiContext,
  actor: Actor,
  filter: GygFilter,
  now: Date,
): Promise<Record<GygState, number>> {
  const index = await gygIndexOf(context.db).current();
  return index.countStates(await conditionsOf(context, actor, index, filter), now);
}

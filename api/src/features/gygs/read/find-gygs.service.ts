import type { GygState, ReadingLanguage } from '@gyg/contract';
import { type Actor, localeOf } from '../../../access/actor';
import type { ApiContext } from '../../../api-context';
import { problem } from '../../../problem/problem';
import { findFeaturedBy, findSeqs, findTagged } from './find-seqs.repository';
import { type FoundCard, findCards } from './found-cards.service';
import type { GygFilter, GygPaging } from './gyg-filter';
import type { GygConditions } from './gyg-index/gyg-conditions';
import type { GygFacets, GygIndex } from './gyg-index/gyg-index';
import { gygIndexOf } from './gyg-index/gyg-index-of';
import { hostScopeOf } from './host-scope.service';
import { findKeyword, findPlace } from './keyword-seqs.service';

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
  const oneSet = async (found: Promise<Iterable<number>>) => [await found];
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
    const found = lists.map(({ paging: { sort: order, page, pageSize } }, at) => {
      const [which, first] = [conditions[at], firsts[at]];
      if (which === undefined) throw new Error('A list has no conditions');
      const paging = { order, language: localeOf(actor), page, pageSize, first };
      return index.search(which, paging, now, facets);
    });
    const seqs = [...new Set(found.flatMap((list) => list.seqs))];
    const cards = await findCards(read, index, seqs, { language, now });
    if (cards.size < seqs.length) {
      if (attempt < tries) continue;
      throw problem('server.unavailable', {
        detail: 'The gygs of this list change too often to be read',
        headers: { 'Retry-After': '1' },
      });
    }
    return found.map((list) => ({ ...list, cards: list.seqs.flatMap((seq) => cards.get(seq) ?? []) }));
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

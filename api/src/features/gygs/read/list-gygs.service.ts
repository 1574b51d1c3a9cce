import type { Gyg, GygState, ReadingLanguage } from '@gyg/contract';
import type { Reader } from '@gyg/database';
import { type Actor, isHostOf } from '../../../access/actor';
import type { ApiConfig, ApiContext } from '../../../api-context';
import { type KeywordTerm, keywordTerms } from '../../../text/keyword-terms';
import { type Asked, gygHero, gygStateAt, isOpenState } from '..';
import { openNeedsOf } from './cards/build-card';
import { listBookableNeeds } from './cards/card.repository';
import { type FoundCard, findGygs, type GygFilter, type GygPaging, type WantedList } from './find-gygs.service';
import { countsOf } from './gyg-counts.repository';
import { distanceKm } from './gyg-index/gyg-conditions';
import type { GygFacets } from './gyg-index/gyg-index';
import { listLabels, listShownCardsOf, type ShownCard } from './shown-cards.repository';

/** A card in its state; with the needs that can be booked if they are shown, unless it is a draft or past. */
export function presentCard({ gyg }: ShownCard, state: GygState, config: ApiConfig, openNeeds?: Gyg['openNeeds']): Gyg {
  return { ...gyg, gygHero: gygHero(gyg, config), state, ...(openNeeds && isOpenState(state) && { openNeeds }) };
}

/**
 * The open needs of these cards, those with a word of the keyword first, by gyg id. One statement; none without a
 * keyword, since the cards have them in the usual order.
 */
export async function findMatchingNeeds(
  read: Reader,
  cards: readonly ShownCard[],
  terms: readonly KeywordTerm[],
  language: ReadingLanguage,
): Promise<Map<string, NonNullable<Gyg['openNeeds']>>> {
  if (terms.length === 0 || cards.length === 0) return new Map();
  const needs = await listBookableNeeds(
    read,
    cards.map(({ gyg }) => gyg.id),
  );
  return new Map(
    cards.map((card) => {
      const own = needs.filter(({ gygId }) => gygId === card.gyg.id);
      const offered = own.map(({ otherLanguage, otherTitle, offeredPositions, bookedPositions, ...need }) => ({
        ...need,
        shownTitle:
          card.secondLanguage === language && otherLanguage === language ? (otherTitle ?? need.title) : need.title,
        left: offeredPositions - bookedPositions,
      }));
      return [card.gyg.id, openNeedsOf(offered, terms)];
    }),
  );
}

/** A page of gygs. */
export interface GygList {
  gygs: Gyg[];
  total: number;
  page: number;
  pageSize: number;
  /** If they were asked for. */
  facets?: GygFacets;
}

interface ListOptions {
  /** Shows counts instead of open needs: for the gygs that the caller hosts, or for all, if the caller may see them. */
  withCounts?: boolean | 'all';
  withNeeds?: boolean;
  facets?: boolean;
  /** The language of the texts, where they exist in it; default each gyg's own. */
  language?: ReadingLanguage;
}

const noNeeds: ReadonlyMap<string, NonNullable<Gyg['openNeeds']>> = new Map();

/**
 * A page of gygs of each list as lists show them: with counts for their hosts or open needs, labels, and the distance of
 * a search near a place. Lists of one call have the same keyword and labels, so they cost as many statements as one.
 */
export async function listAllGygs(
  context: ApiContext,
  actor: Actor,
  lists: readonly WantedList[],
  now: Date,
  options: ListOptions = {},
): Promise<GygList[]> {
  const { withCounts = false, withNeeds = true, facets = false, language = 'own' } = options;
  const {
    db: { read },
    config,
  } = context;
  const gygs = await findGygs(context, actor, lists, now, { facets, language });
  const cards = gygs.flatMap((list) => list.cards.map(({ card }) => card));
  const counted = withCounts === 'all' ? cards : withCounts ? cards.filter(({ gyg }) => isHostOf(actor, gyg)) : [];
  const idsOf = (of: readonly ShownCard[]) => of.map(({ gyg }) => gyg.id);
  const [{ keyword } = {}, { tagsOf } = {}] = [lists[0]?.filter, lists[0]?.paging];
  const [counts, labels, needs] = await Promise.all([
    countsOf(read, idsOf(counted)),
    tagsOf === undefined ? undefined : listLabels(read, idsOf(cards), tagsOf),
    keyword ? findMatchingNeeds(read, withNeeds ? cards : [], keywordTerms(keyword), language) : noNeeds,
  ]);
  const present = ({ card, state, place }: FoundCard, near: GygFilter['near']): Gyg => {
    const { id } = card.gyg;
    const own = counts.get(id);
    const openNeeds = withNeeds && own === undefined ? (needs.get(id) ?? card.openNeeds) : undefined;
    const gyg = presentCard(card, state, config, openNeeds);
    if (labels) gyg.tags = labels.filter(({ gygId }) => gygId === id).map(({ tag }) => tag);
    if (own) gyg.counts = own;
    if (near && place) gyg.distanceKm = distanceKm(near, place);
    return gyg;
  };
  return lists.map(({ filter, paging: { page, pageSize } }, at) => {
    const { cards = [], total = 0, facets } = gygs[at] ?? {};
    return { gygs: cards.map((card) => present(card, filter.near)), total, page, pageSize, ...(facets && { facets }) };
  });
}

/** A page of gygs of one list. */
export async function listGygs(
  context: ApiContext,
  actor: Actor,
  filter: GygFilter,
  paging: GygPaging,
  now: Date,
  options: ListOptions = {},
): Promise<GygList> {
  const [list] = await listAllGygs(context, actor, [{ filter, paging }], now, options);
  if (list === undefined) throw new Error('A list was not made');
  return list;
}

/** These gygs with open needs, by id, drafts too: for callers who have checked who may see them. */
export async function showGygs(
  { db, config }: ApiContext,
  ids: readonly string[],
  { reading, now }: Asked,
): Promise<Map<string, Gyg>> {
  const cards = await listShownCardsOf(db.read, ids, reading);
  return new Map(
    cards.map(({ card, times }) => [card.gyg.id, presentCard(card, gygStateAt(times, now), config, card.openNeeds)]),
  );
}

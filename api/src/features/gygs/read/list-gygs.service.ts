import type { Gyg, ReadingLanguage } from '@gyg/contract';
import { type Actor, isHostOf } from '../../../access/actor';
import type { ApiContext } from '../../../api-context';
import type { JsonAnswer } from '../../../http/call';
import { keywordTerms } from '../../../text/keyword-terms';
import { type Asked, gygStateAt } from '..';
import {
  type CardText,
  gygListAnswer,
  hasOpenNeeds,
  presentCardText,
  readCardText,
  withMembers,
} from './card-text.presenter';
import { findGygs, type WantedList } from './find-gygs.service';
import type { FoundCard } from './found-cards.service';
import { countsOf } from './gyg-counts.repository';
import type { GygFilter, GygPaging } from './gyg-filter';
import { distanceKm } from './gyg-index/gyg-conditions';
import type { GygFacets } from './gyg-index/gyg-index';
import { findMatchingNeeds } from './matching-needs.service';
import { listLabels, listShownCardsOf, type ShownCard } from './shown-cards.repository';

/** A page of gygs. */
export interface GygList {
  gygs: Gyg[];
  total: number;
  page: number;
  pageSize: number;
}

/** The same with gygs as texts of an answer. */
export interface GygTexts extends Omit<GygList, 'gygs'> {
  gygs: CardText[];
  facets: GygFacets | undefined;
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
 * a search near a place. As texts, because a list has nothing to do with what is in them. Lists of one call have the same
 * keyword and labels, so they cost as many statements as one.
 */
export async function listAllTexts(
  context: ApiContext,
  actor: Actor,
  lists: readonly WantedList[],
  now: Date,
  options: ListOptions = {},
): Promise<GygTexts[]> {
  const { withCounts = false, withNeeds = true, facets = false, language = 'own' } = options;
  const {
    db: { read },
    config,
  } = context;
  const found = await findGygs(context, actor, lists, now, { facets, language });
  const cards = found.flatMap((list) => list.cards.map(({ card }) => card));
  const isHosts = ({ gygId: id, organizationId }: ShownCard) => isHostOf(actor, { id, organizationId });
  const counted = withCounts === 'all' ? cards : withCounts ? cards.filter(isHosts) : [];
  const idsOf = (of: readonly ShownCard[]) => of.map(({ gygId }) => gygId);
  const [{ keyword } = {}, { tagsOf } = {}] = [lists[0]?.filter, lists[0]?.paging];
  const [counts, labels, needs] = await Promise.all([
    countsOf(read, idsOf(counted)),
    tagsOf === undefined ? undefined : listLabels(read, idsOf(cards), tagsOf),
    keyword ? findMatchingNeeds(read, withNeeds ? cards : [], keywordTerms(keyword), language) : noNeeds,
  ]);
  const textOf = ({ card, state, place }: FoundCard, near: GygFilter['near']): CardText => {
    const { gygId } = card;
    const own = counts.get(gygId);
    const matching = needs.get(gygId);
    const openNeeds = withNeeds && own === undefined;
    const text = presentCardText(card, state, config, { openNeeds: openNeeds && matching === undefined });
    if (!matching && !labels && !own && !near) return text;
    return withMembers(text, {
      ...(openNeeds && hasOpenNeeds(state) && matching && { openNeeds: matching }),
      ...(labels && { tags: labels.filter((label) => label.gygId === gygId).map(({ tag }) => tag) }),
      ...(own && { counts: own }),
      ...(near && place && { distanceKm: distanceKm(near, place) }),
    });
  };
  return lists.map(({ filter, paging: { page, pageSize } }, at) => ({
    gygs: found[at]?.cards.map((one) => textOf(one, filter.near)) ?? [],
    total: found[at]?.total ?? 0,
    ...{ page, pageSize, facets: found[at]?.facets },
  }));
}

/** A page of gygs of one list. */
export async function listGygTexts(
  context: ApiContext,
  actor: Actor,
  filter: GygFilter,
  paging: GygPaging,
  now: Date,
  options: ListOptions = {},
): Promise<GygTexts> {
  const [list] = await listAllTexts(context, actor, [{ filter, paging }], now, options);
  if (list === undefined) throw new Error('A list was not made');
  return list;
}

/** The same as an answer, without facets. */
export async function answerGygs(...given: Parameters<typeof listGygTexts>): Promise<JsonAnswer<GygList>> {
  const { gygs, facets: _none, ...list } = await listGygTexts(...given);
  return gygListAnswer(gygs, list);
}

/** The same as objects. */
export async function listGygs(...given: Parameters<typeof listGygTexts>): Promise<GygList> {
  const { gygs, facets: _none, ...list } = await listGygTexts(...given);
  return { ...list, gygs: gygs.map(readCardText) };
}

/** These gygs with open needs, by id, drafts too: for callers who have checked who may see them. */
export async function showGygs(
  { db, config }: ApiContext,
  ids: readonly string[],
  { reading, now }: Asked,
): Promise<Map<string, Gyg>> {
  const cards = await listShownCardsOf(db.read, ids, reading);
  const shown = cards.map((card) => presentCardText(card, gygStateAt(card, now), config, { openNeeds: true }));
  return new Map(shown.map((text) => [text.id, readCardText(text)]));
}

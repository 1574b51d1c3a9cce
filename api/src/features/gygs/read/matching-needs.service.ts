import type { Gyg, ReadingLanguage } from '@gyg/contract';
import type { Reader } from '@gyg/database';
import type { KeywordTerm } from '../../../text/keyword-terms';
import { listBookableNeeds } from './cards/card-sources.repository';
import { openNeedsOf } from './cards/open-needs';
import type { ShownCard } from './shown-cards.repository';

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

import type { Gyg } from '@gyg/contract';
import type { Reader } from '@gyg/database';
import { keywordTerms, matchesTerm } from '../../../text/keyword-terms';
import { type BookableNeed, listBookableNeeds } from './bookable-needs.repository';

const shown = 3;
const byTitle = new Intl.Collator('sv', { sensitivity: 'base', numeric: true });

type OpenNeeds = NonNullable<Gyg['openNeeds']>;

function openNeedsOf(needs: readonly BookableNeed[], keyword: string | undefined): OpenNeeds {
  const terms = keywordTerms(keyword ?? '');
  const sorted = needs
    .map((need) => ({ ...need, matches: terms.some((term) => matchesTerm(need.title, term)) }))
    .sort(
      (a, b) => Number(b.matches) - Number(a.matches) || a.sortOrder - b.sortOrder || byTitle.compare(a.title, b.title),
    );
  const first = sorted.slice(0, shown).map(({ id, kind, title, offeredPositions, bookedPositions, matches }) => ({
    id,
    contributionType: kind,
    title,
    availablePositions: offeredPositions - bookedPositions,
    matches,
  }));
  return { first, more: sorted.length - first.length };
}

/**
 * Adds to upcoming gygs and those in progress up to three needs that can be booked, those with a word of the keyword
 * first, and the number of others. Not to gygs with `counts`, which their hosts see. One statement.
 */
export async function withOpenNeeds(read: Reader, gygs: readonly Gyg[], keyword?: string | undefined): Promise<Gyg[]> {
  const isOpen = ({ state, counts }: Gyg) => (state === 'PUBLISHED' || state === 'ONGOING') && counts === undefined;
  const gygIds = gygs.filter(isOpen).map(({ id }) => id);
  const needs = gygIds.length === 0 ? [] : await listBookableNeeds(read, gygIds);
  return gygs.map((gyg) =>
    isOpen(gyg)
      ? {
          ...gyg,
          openNeeds: openNeedsOf(
            needs.filter(({ gygId }) => gygId === gyg.id),
            keyword,
          ),
        }
      : gyg,
  );
}

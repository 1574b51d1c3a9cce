import type { Gyg } from '@gyg/contract';
import { type KeywordTerm, matchesTerm } from '../../../../text/keyword-terms';

const shown = 3;
const byTitle = new Intl.Collator('sv', { sensitivity: 'base', numeric: true });

/** A need as cards show it, before it is known which come first. */
export interface OfferedNeed {
  id: string;
  kind: 'SKILL' | 'COMMODITY';
  /** In the language of its gyg. */
  title: string;
  /** Its title in the language that is shown. */
  shownTitle: string;
  left: number;
  sortOrder: number;
}

/** Up to three of the needs, those whose title has a word of the keyword first, and the number of others. */
export function openNeedsOf(
  needs: readonly OfferedNeed[],
  terms: readonly KeywordTerm[] = [],
): NonNullable<Gyg['openNeeds']> {
  const sorted = needs
    .map((need) => ({ ...need, matches: terms.some((term) => matchesTerm(need.title, term)) }))
    .sort(
      (a, b) =>
        Number(b.matches) - Number(a.matches) ||
        a.sortOrder - b.sortOrder ||
        byTitle.compare(a.title, b.title) ||
        (a.id < b.id ? -1 : 1),
    );
  const first = sorted.slice(0, shown).map(({ id, kind, shownTitle, left, matches }) => ({
    id,
    contributionType: kind,
    title: shownTitle,
    availablePositions: left,
    matches,
  }));
  return { first, more: sorted.length - first.length };
}

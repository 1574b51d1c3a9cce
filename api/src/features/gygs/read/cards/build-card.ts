import { type ContributionType, type Gyg, splitGoals } from '@gyg/contract';
import { isOnline } from '@gyg/contract/gyg-place';
import { searchText, sortText } from '@gyg/contract/search-text';
import { type KeywordTerm, matchesTerm } from '../../../../text/keyword-terms';
import { locateTown } from '../../../lookups';
import { gygFacts } from '../..';
import { type BookableNeed, type CardRow, type CardSource, cardFormat } from './card.repository';

/** What is written of a card; the database numbers it, and its version is that of the transaction. */
export type CardContent = Omit<CardRow, 'seq' | 'version'>;

/** Goals as bits: goal 1 is the lowest. */
export const goalBits = (goals: Iterable<number>): number => {
  let bits = 0;
  for (const goal of goals) bits |= 1 << (goal - 1);
  return bits;
};

const padded = (text: string) => ` ${text} `;
/** The members of a value as JSON, without its braces. */
const membersOf = (value: object) => JSON.stringify(value).slice(1, -1);

const sumOf = (needs: readonly BookableNeed[], kind: ContributionType) =>
  needs
    .filter((need) => need.kind === kind)
    .reduce((sum, { offeredPositions, bookedPositions }) => sum + offeredPositions - bookedPositions, 0);

const shown = 3;
const byTitle = new Intl.Collator('sv', { sensitivity: 'base', numeric: true });

/** A need as cards show it, before it is known which come first. */
interface OfferedNeed {
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

/** The card of a gyg, from the gyg itself and its needs that can be booked. */
export function buildCard(source: CardSource, needs: readonly BookableNeed[]): CardContent {
  const { ownSearchText, moreSearchText, orgSearchText, updatedAt, ...row } = source;
  const { secondLanguage } = row;
  // An address without coordinates of its own is found by its town.
  const place = row.lat === null || row.lng === null ? locateTown(row.address) : row;
  const offered = needs.map(
    ({ id, kind, title, otherLanguage, otherTitle, offeredPositions, bookedPositions, sortOrder }) => ({
      ...{ id, kind, title, sortOrder },
      left: offeredPositions - bookedPositions,
      secondTitle: otherLanguage === secondLanguage ? (otherTitle ?? title) : title,
    }),
  );
  const openNeeds = (second: boolean) =>
    JSON.stringify(
      openNeedsOf(offered.map((need) => ({ ...need, shownTitle: second ? need.secondTitle : need.title }))),
    );
  return {
    gygId: row.id,
    format: cardFormat,
    removed: false,
    organizationId: row.organizationId,
    orgName: row.orgName,
    orgLogo: row.orgLogo,
    orgFriendlyUrl: row.orgFriendlyUrl,
    orgSearchText,
    friendlyUrl: row.friendlyUrl,
    publishedAt: row.publishedAt,
    startDateTime: row.startDateTime,
    endDateTime: row.endDateTime,
    finishedAt: row.finishedAt,
    updatedAt,
    hidden: row.hidden,
    sdgGoalId: row.sdgGoalId,
    goals: goalBits([row.sdgGoalId, ...splitGoals(row.secondaryGoals)]),
    lat: place?.lat ?? null,
    lng: place?.lng ?? null,
    online: isOnline(row.address),
    positionsLeft: row.positionsLeft,
    itemsLeft: row.itemsLeft,
    openPositions: sumOf(needs, 'SKILL'),
    openItems: sumOf(needs, 'COMMODITY'),
    placesLeft: row.beneficiaryPositions - row.beneficiariesTaken,
    titleKey: sortText(row.title),
    searchText: padded([ownSearchText, moreSearchText ?? ''].join(' ').trim()),
    placeText: padded(searchText(row.address)),
    heroImage: row.heroImage,
    shown: membersOf(gygFacts(row, 'own')),
    openNeeds: openNeeds(false),
    secondLanguage,
    secondShown: secondLanguage && membersOf(gygFacts(row, secondLanguage)),
    secondOpenNeeds: secondLanguage && openNeeds(true),
  };
}

/**
 * The card of a gyg that was deleted. Nothing of it is left but its number and its id. Processes that have it in memory know
 * its host.
 */
export const removedCard = (gygId: string): CardContent => ({
  gygId,
  format: cardFormat,
  removed: true,
  organizationId: '',
  orgName: '',
  orgLogo: null,
  orgFriendlyUrl: '',
  orgSearchText: '',
  friendlyUrl: '',
  publishedAt: null,
  startDateTime: null,
  endDateTime: null,
  finishedAt: null,
  updatedAt: null,
  hidden: false,
  sdgGoalId: 1,
  goals: 0,
  lat: null,
  lng: null,
  online: false,
  positionsLeft: 0,
  itemsLeft: 0,
  openPositions: 0,
  openItems: 0,
  placesLeft: 0,
  titleKey: '',
  searchText: '',
  placeText: '',
  heroImage: null,
  shown: '',
  openNeeds: '',
  secondLanguage: null,
  secondShown: null,
  secondOpenNeeds: null,
});

import type { GygState } from '@gyg/contract';
import type { Reader } from '@gyg/database';
import { gygs, gygTags, organizations } from '@gyg/database/schema';
import { and, eq, exists, gt, inArray, isNotNull, isNull, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import { type KeywordTerm, keywordTerms } from '../../../text/keyword-terms';
import { containing } from '../../../text/search-text';
import { type Box, inBox, type Near, nearTo } from './gyg-location.repository';
import { filterConditions, type SearchFilters } from './search-filters.repository';

/** The gygs whose drafts and hidden ones the caller may list. */
export interface HostScope {
  everything: boolean;
  organizationIds: readonly string[];
  gygIds: readonly string[];
}

export interface GygFilter extends SearchFilters {
  states: readonly GygState[];
  hidden: 'no' | 'ofHosts' | 'all';
  ids?: readonly string[] | undefined;
  goals?: readonly number[] | undefined;
  keyword?: string | undefined;
  hostId?: string | undefined;
  notHostId?: string | undefined;
  /** One of the tags, set by this organisation or, without it, by the gyg's host. */
  tags?: { names: readonly string[]; organizationId: string | undefined } | undefined;
  near?: Near | undefined;
  bbox?: Box | undefined;
  /** Another condition, of `gyg-scope.repository`. */
  scope?: SQL | undefined;
}

export const never = sql`1 = 0`;

/** Gygs that the caller hosts. */
export function hostedBy({ everything, organizationIds, gygIds }: HostScope): SQL {
  if (everything) return sql`1 = 1`;
  const hosted = organizationIds.length > 0 ? inArray(gygs.organizationId, [...organizationIds]) : undefined;
  const managed = gygIds.length > 0 ? inArray(gygs.id, [...gygIds]) : undefined;
  return or(hosted, managed) ?? never;
}

/** The condition of a state by the clock (see the schema of gygs). */
export function inState(state: GygState, now: Date, scope: HostScope): SQL | undefined {
  const running = and(isNotNull(gygs.publishedAt), isNull(gygs.finishedAt));
  if (state === 'CREATED') return and(isNull(gygs.publishedAt), hostedBy(scope));
  if (state === 'PUBLISHED') return and(running, gt(gygs.startDateTime, now));
  if (state === 'ONGOING') return and(running, lte(gygs.startDateTime, now), gt(gygs.endDateTime, now));
  return and(isNotNull(gygs.publishedAt), or(isNotNull(gygs.finishedAt), lte(gygs.endDateTime, now)));
}

/** The state by the clock, for facets and orders. */
export function stateAt(now: Date): SQL<GygState> {
  const past = or(isNotNull(gygs.finishedAt), lte(gygs.endDateTime, now));
  return sql`case when ${isNull(gygs.publishedAt)} then 'CREATED' when ${past} then 'FINISHED'
    when ${gt(gygs.startDateTime, now)} then 'PUBLISHED' else 'ONGOING' end`;
}

function inStates(states: readonly GygState[], now: Date, scope: HostScope): SQL {
  const all = ['PUBLISHED', 'ONGOING', 'FINISHED'] as const;
  if (all.every((state) => states.includes(state))) {
    const drafts = states.includes('CREATED') ? inState('CREATED', now, scope) : undefined;
    return or(isNotNull(gygs.publishedAt), drafts) ?? never;
  }
  return or(...states.map((state) => inState(state, now, scope))) ?? never;
}

function notHidden(hidden: GygFilter['hidden'], scope: HostScope): SQL | undefined {
  if (hidden === 'all') return undefined;
  return hidden === 'no' ? eq(gygs.hidden, false) : or(eq(gygs.hidden, false), hostedBy(scope));
}

function withGoal(goals: readonly number[] | undefined): SQL | undefined {
  if (!goals || goals.length === 0) return undefined;
  const secondary = goals.map((goal) => sql`'|' || ${gygs.secondaryGoals} || '|' like ${`%|${goal}|%`}`);
  return or(inArray(gygs.sdgGoalId, [...goals]), ...secondary);
}

function tagged(read: Reader, tags: GygFilter['tags']): SQL | undefined {
  if (!tags || tags.names.length === 0) return undefined;
  const by = tags.organizationId ?? gygs.organizationId;
  const one = and(eq(gygTags.organizationId, by), inArray(gygTags.tag, [...tags.names]), eq(gygTags.gygId, gygs.id));
  return exists(read.select({ tag: gygTags.tag }).from(gygTags).where(one));
}

/** The normalised texts of a gyg and its needs, with a space before and after each. */
const textsOfGyg = sql`(' ' || ${gygs.searchText} || ' ' || coalesce(${gygs.moreSearchText}, '') || ' ')`;

const has = (text: SQL, part: string): SQL => sql`${text} like ${containing(part)} escape '\\'`;
const inGyg = (part: string): SQL => has(textsOfGyg, part);
const inHostName = (part: string): SQL => has(sql`${organizations.searchText}`, part);

function matchesTerm({ words, phraseSynonyms }: KeywordTerm): SQL | undefined {
  const all = words.map(({ word, synonyms }) => or(inGyg(word), inHostName(word), ...synonyms.map(inGyg)));
  return or(and(...all), ...phraseSynonyms.map(inGyg));
}

/** Each word of the keyword, or a synonym, is in the title, summary, address, a need's title or the host's name. */
function matchesKeyword(keyword: string | undefined): (SQL | undefined)[] {
  return keywordTerms(keyword ?? '').map(matchesTerm);
}

/** The gygs that match a filter now and that the caller may see. */
export function gygConditions(read: Reader, filter: GygFilter, now: Date, scope: HostScope): SQL | undefined {
  const { ids, hostId, notHostId } = filter;
  return and(
    inStates(filter.states, now, scope),
    notHidden(filter.hidden, scope),
    ids === undefined ? undefined : ids.length === 0 ? never : inArray(gygs.id, [...ids]),
    hostId === undefined ? undefined : eq(gygs.organizationId, hostId),
    notHostId === undefined ? undefined : ne(gygs.organizationId, notHostId),
    withGoal(filter.goals),
    tagged(read, filter.tags),
    ...matchesKeyword(filter.keyword),
    filterConditions(read, filter, now),
    filter.near && nearTo(filter.near),
    filter.bbox && inBox(filter.bbox),
    filter.scope,
  );
}

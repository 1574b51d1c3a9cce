import { limits } from '@gyg/contract/rules';
import { pageFrom, paths } from '@gyg/platform';
import { anyTime, readWhen, type When, whenToAddress } from './search-when';
import { anywhere, readWhere, type Where, whereToAddress } from './search-where';

/** The tabs: all except drafts, or one state by its short code. */
export const tabCodes = ['all', 'p', 'o', 'f'] as const;
/** The states of a search: a tab, or upcoming and in progress together, which links of the site use. */
export const statusCodes = [...tabCodes, 'po'] as const;
export type StatusCode = (typeof statusCodes)[number];

export const sortNames = ['latest', 'soonest', 'earliest', 'title', 'title-desc'] as const;
export type SortName = (typeof sortNames)[number];

/** What people can give: skills and time, or items. */
export const giveNames = ['skills', 'items'] as const;
export type GiveName = (typeof giveNames)[number];

/** How results are shown: as the address says, else as chosen last on this device. */
export const viewNames = ['list', 'map'] as const;
export type ViewName = (typeof viewNames)[number];

/** The state of a search. It is stored only in the address, so that links and the back button work. */
export interface SearchState {
  readonly keyword: string;
  readonly where: Where;
  readonly when: When;
  readonly give: GiveName | undefined;
  /** Only gygs with free places for recipients. */
  readonly recipients: boolean;
  readonly status: StatusCode;
  /** Goal numbers in ascending order. */
  readonly goals: readonly number[];
  readonly sort: SortName;
  readonly view: ViewName | undefined;
  /** From 1. */
  readonly page: number;
}

/** A search without filters. Order and view are not filters. */
export const noFilters = {
  keyword: '',
  where: anywhere,
  when: anyTime,
  give: undefined,
  recipients: false,
  status: 'all',
  goals: [],
} as const satisfies Partial<SearchState>;

const oneOf = <Value extends string>(values: readonly Value[], text: string | null): Value | undefined =>
  values.find((value) => value === text);

function readGoals(text: string | null): number[] {
  const numbers = (text ?? '').split(',').map(Number);
  const goals = numbers.filter((goal) => Number.isInteger(goal) && goal >= 1 && goal <= 17);
  return [...new Set(goals)].sort((a, b) => a - b);
}

/** Reads the query of an address. Unknown values are ignored. */
export function readSearch(params: URLSearchParams): SearchState {
  return {
    keyword: (params.get('q') ?? '').trim().slice(0, limits.keyword),
    where: readWhere(params),
    when: readWhen(params),
    give: oneOf(giveNames, params.get('give')),
    recipients: params.get('recipients') === 'yes',
    status: oneOf(statusCodes, params.get('states')) ?? 'all',
    goals: readGoals(params.get('goals')),
    sort: oneOf(sortNames, params.get('sort')) ?? 'latest',
    view: oneOf(viewNames, params.get('view')),
    page: pageFrom(params),
  };
}

/** The address of a search. Defaults are left out. */
export function searchAddress(state: SearchState): string {
  const { keyword, where, when, give, recipients, status, goals, sort, view, page } = state;
  return paths.search({
    q: keyword,
    ...whereToAddress(where),
    ...whenToAddress(when),
    give,
    recipients: recipients ? 'yes' : undefined,
    states: status === 'all' ? undefined : status,
    goals: goals.join(','),
    sort: sort === 'latest' ? undefined : sort,
    view,
    page: page === 1 ? undefined : String(page),
  });
}

/** Applies a change. Any change except of the page or the view resets to the first page. */
export function changeSearch(state: SearchState, change: Partial<SearchState>): SearchState {
  const samePage = Object.keys(change).every((name) => name === 'view');
  return { ...state, ...(samePage ? {} : { page: 1 }), ...change };
}

/** Whether there are filters: the empty result then has a way out. */
export const isFiltered = (state: SearchState): boolean =>
  countFilters(state) > 0 || state.keyword !== '' || state.status !== 'all';

/** The number of filters that the panel contains. */
export function countFilters({ where, when, give, recipients, goals }: SearchState): number {
  const set = [where.kind !== 'anywhere', when.kind !== 'any', give !== undefined, recipients, goals.length > 0];
  return set.filter(Boolean).length;
}

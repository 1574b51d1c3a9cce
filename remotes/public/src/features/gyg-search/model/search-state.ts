import { stateCodes } from '@gyg/contract/enums';
import { limits } from '@gyg/contract/rules';
import { pageFrom, paths } from '@gyg/platform';

/** The tabs: all except drafts, or one state by its short code. */
export const statusCodes = ['all', 'p', 'o', 'f'] as const;
export type StatusCode = (typeof statusCodes)[number];

export const sortNames = ['latest', 'earliest', 'title'] as const;
export type SortName = (typeof sortNames)[number];

/** The state of a search. It is stored only in the address, so that links and the back button work. */
export interface SearchState {
  readonly keyword: string;
  readonly status: StatusCode;
  /** Goal numbers in ascending order. */
  readonly goals: readonly number[];
  readonly sort: SortName;
  /** From 1. */
  readonly page: number;
}

const sortValues = { latest: 'startDateTime:desc', earliest: 'startDateTime:asc', title: 'title:asc' } as const;

const oneOf = <Value extends string>(values: readonly Value[], text: string | null, fallback: Value): Value =>
  values.find((value) => value === text) ?? fallback;

function readGoals(text: string | null): number[] {
  const numbers = (text ?? '').split(',').map(Number);
  const goals = numbers.filter((goal) => Number.isInteger(goal) && goal >= 1 && goal <= 17);
  return [...new Set(goals)].sort((a, b) => a - b);
}

/** Reads the query of an address. Unknown values are ignored. */
export function readSearch(params: URLSearchParams): SearchState {
  return {
    keyword: (params.get('q') ?? '').trim().slice(0, limits.keyword),
    status: oneOf(statusCodes, params.get('states'), 'all'),
    goals: readGoals(params.get('goals')),
    sort: oneOf(sortNames, params.get('sort'), 'latest'),
    page: pageFrom(params),
  };
}

/** The address of a search. Defaults are left out. */
export function searchAddress({ keyword, status, goals, sort, page }: SearchState): string {
  return paths.search({
    q: keyword,
    states: status === 'all' ? undefined : status,
    goals: goals.join(','),
    sort: sort === 'latest' ? undefined : sort,
    page: page === 1 ? undefined : String(page),
  });
}

/** Applies a change. Any change except of the page resets to the first page. */
export function changeSearch(state: SearchState, change: Partial<SearchState>): SearchState {
  return { ...state, page: 1, ...change };
}

/** The query of the search's call. */
export function toFindQuery({ keyword, status, goals, sort, page }: SearchState) {
  return {
    ...toFilterQuery({ keyword, goals }),
    ...(status === 'all' ? {} : { states: stateCodes[status] }),
    sort: sortValues[sort],
    page: page - 1,
  };
}

/** The filters that the tabs' counts share with the list. */
export function toFilterQuery({ keyword, goals }: Pick<SearchState, 'keyword' | 'goals'>) {
  return {
    ...(keyword === '' ? {} : { keyword }),
    ...(goals.length === 0 ? {} : { goals: goals.join(',') }),
  };
}

import type { QueryOf } from '@gyg/contract';
import { limits } from '@gyg/contract/rules';
import { pageFrom } from '@gyg/platform';
import { sortName } from '../../../shared/lists/column-sort';

type Query = NonNullable<QueryOf<'listBeneficiaries'>>;
export type PlaceStatus = NonNullable<Query['status']>;
export type RecipientSort = NonNullable<Query['sort']>;

export const recipientSorts = [
  'created:asc',
  'created:desc',
  'name:asc',
  'name:desc',
] as const satisfies RecipientSort[];

/** The state of the list of recipients. It is stored only in the address. */
export interface RecipientList {
  readonly status: PlaceStatus;
  /** Search keyword; empty for all. */
  readonly keyword: string;
  readonly sort: RecipientSort;
  /** From 1. */
  readonly page: number;
}

const usualSort = 'created:asc';

/** Reads the query of an address. Unknown values become the defaults. */
export function readRecipientList(params: URLSearchParams): RecipientList {
  return {
    status: params.get('tab') === 'cancelled' ? 'CANCELLED' : 'ACTIVE',
    keyword: (params.get('q') ?? '').trim().slice(0, limits.keyword),
    sort: recipientSorts.find((sort) => sortName(sort) === params.get('sort')) ?? usualSort,
    page: pageFrom(params),
  };
}

/** The query of the list's address, with a question mark. Defaults are left out. */
export function recipientListQuery({ status, keyword, sort, page }: RecipientList): string {
  const query = new URLSearchParams({
    ...(status === 'CANCELLED' && { tab: 'cancelled' }),
    ...(keyword !== '' && { q: keyword }),
    ...(sort !== usualSort && { sort: sortName(sort) }),
    ...(page > 1 && { page: String(page) }),
  });
  return query.size === 0 ? '' : `?${query}`;
}

/** The filters of the list as the API takes them, without page. */
export const recipientFilters = ({ status, keyword, sort }: RecipientList) =>
  ({ status, sort, ...(keyword !== '' && { keyword }) }) satisfies Query;

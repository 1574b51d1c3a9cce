import type { QueryOf } from '@gyg/contract';
import { limits } from '@gyg/contract/rules';
import { listAddress, pageFrom, paths, useListInAddress } from '@gyg/platform';
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

/** The address of a list. Defaults are left out. */
export const recipientListAddress = (gygId: string, { status, keyword, sort, page }: RecipientList) =>
  listAddress(paths.deskRecipients(gygId), {
    tab: status === 'CANCELLED' ? 'cancelled' : undefined,
    q: keyword,
    sort: sort === usualSort ? undefined : sortName(sort),
    page,
  });

/** The filters of the list as the API takes them, without page. */
export const recipientFilters = ({ status, keyword, sort }: RecipientList) =>
  ({ status, sort, ...(keyword !== '' && { keyword }) }) satisfies Query;

/** The list of recipients in the address. */
export const useRecipientList = (gygId: string) =>
  useListInAddress(readRecipientList, (list) => recipientListAddress(gygId, list));

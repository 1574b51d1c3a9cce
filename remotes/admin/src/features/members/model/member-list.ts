import type { MemberRole, MemberSort, QueryOf } from '@gyg/contract';
import { memberRoles, memberSorts } from '@gyg/contract/enums';
import { limits } from '@gyg/contract/rules';
import type { TableSort } from '@gyg/design-system/tables';
import { listAddress, pageFrom, paths } from '@gyg/platform';
import { fromTableSort } from '../../../shared/lists/column-sort';

/** The state of the members list. It is stored only in the address. */
export interface MemberList {
  /** Empty for all members. */
  readonly keyword: string;
  readonly role: MemberRole | undefined;
  readonly sort: MemberSort;
  /** From 1. */
  readonly page: number;
}

/** The order of a list without another. No column has it. */
export const usualSort: MemberSort = 'role:asc';

/** Reads the query of an address. Unknown values become the defaults. */
export function readMemberList(params: URLSearchParams): MemberList {
  return {
    keyword: (params.get('q') ?? '').trim().slice(0, limits.keyword),
    role: memberRoles.find((role) => role === params.get('role')),
    sort: memberSorts.find((sort) => sort === params.get('sort')) ?? usualSort,
    page: pageFrom(params),
  };
}

/** The address of a list. Defaults are left out. */
export const memberListAddress = ({ keyword, role, sort, page }: MemberList) =>
  listAddress(paths.members(), { q: keyword, role, sort: sort === usualSort ? undefined : sort, page });

/** The filter of a list, which its file has too. */
export const memberFilter = ({ keyword, role, sort }: MemberList) => ({
  sort,
  ...(keyword !== '' && { keyword }),
  ...(role !== undefined && { role }),
});

/** The query of the list's call. The API counts pages from 0. */
export const memberQuery = (list: MemberList): QueryOf<'listOrganizationUsers'> => ({
  ...memberFilter(list),
  page: list.page - 1,
});

/** The names of the orders, for texts: their keys have no colons. */
export const orderNames = {
  'role:asc': 'admins',
  'name:asc': 'name',
  'name:desc': 'nameBack',
  'created:asc': 'joined',
  'created:desc': 'joinedBack',
  'gygs:asc': 'gygs',
  'gygs:desc': 'gygsBack',
  'hours:asc': 'hours',
  'hours:desc': 'hoursBack',
} as const satisfies Record<MemberSort, string>;

/** The sort value of a column header; the usual one if the API cannot sort like this. */
export const sortOf = (sort: TableSort): MemberSort => fromTableSort(memberSorts, sort) ?? usualSort;

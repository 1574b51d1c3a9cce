import type { MemberRole, MemberSort, QueryOf } from '@gyg/contract';
import { memberRoles, memberSorts } from '@gyg/contract/enums';
import { limits } from '@gyg/contract/rules';
import type { TableSort } from '@gyg/design-system/tables';
import { pageFrom, paths } from '@gyg/platform';

/** The state of the members list. It is stored only in the address. */
export interface MemberList {
  /** Empty for all members. */
  readonly keyword: string;
  readonly role: MemberRole | undefined;
  readonly sort: MemberSort;
  /** From 1. */
  readonly page: number;
}

const usualSort: MemberSort = 'role:asc';

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
export function memberListAddress({ keyword, role, sort, page }: MemberList): string {
  const query = new URLSearchParams({
    ...(keyword !== '' && { q: keyword }),
    ...(role !== undefined && { role }),
    ...(sort !== usualSort && { sort }),
    ...(page > 1 && { page: String(page) }),
  });
  return query.size === 0 ? paths.members() : `${paths.members()}?${query}`;
}

/** Applies a change. Any change except of the page resets to the first page. */
export const changeMemberList = (list: MemberList, change: Partial<MemberList>): MemberList => ({
  ...list,
  page: 1,
  ...change,
});

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

/** Converts a sort order for the table's column headers. */
export function toTableSort(sort: MemberSort): TableSort {
  const [key = '', direction] = sort.split(':');
  return { key, direction: direction === 'asc' ? 'ascending' : 'descending' };
}

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

/** Converts the sort order of a column header. */
export const fromTableSort = ({ key, direction }: TableSort): MemberSort =>
  memberSorts.find((sort) => sort === `${key}:${direction === 'ascending' ? 'asc' : 'desc'}`) ?? usualSort;

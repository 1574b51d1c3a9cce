import type { AuditCategory, AuditRole, QueryOf } from '@gyg/contract';
import { auditCategories, auditRoles } from '@gyg/contract/enums';
import { limits } from '@gyg/contract/rules';
import { listAddress, pageFrom, paths, useListInAddress } from '@gyg/platform';
import { type Day, isDay } from '../../../shared/time/swedish-day';

/** The state of the log. It is stored only in the address. */
export interface AuditList {
  /** Empty for all entries. */
  readonly keyword: string;
  readonly role: AuditRole | undefined;
  readonly category: AuditCategory | undefined;
  readonly from: Day | undefined;
  readonly to: Day | undefined;
  /** From 1. */
  readonly page: number;
}

const dayFrom = (text: string | null) => (text !== null && isDay(text) ? text : undefined);

/** Reads the query of an address. Unknown values become the defaults. */
export function readAuditList(params: URLSearchParams): AuditList {
  return {
    keyword: (params.get('q') ?? '').trim().slice(0, limits.keyword),
    role: auditRoles.find((role) => role === params.get('who')),
    category: auditCategories.find((category) => category === params.get('what')),
    from: dayFrom(params.get('from')),
    to: dayFrom(params.get('to')),
    page: pageFrom(params),
  };
}

/** The address of a list. Defaults are left out. */
export const auditListAddress = ({ keyword, role, category, from, to, page }: AuditList) =>
  listAddress(paths.auditLog(), { q: keyword, who: role, what: category, from, to, page });

export const isFiltered = ({ keyword, role, category, from, to }: AuditList): boolean =>
  keyword !== '' || [role, category, from, to].some((part) => part !== undefined);

/** The first and the last day, also if they were typed the other way round. */
export function daysOf({ from, to }: AuditList): { from?: Day; to?: Day } {
  if (from !== undefined && to !== undefined && from > to) return { from: to, to: from };
  return { ...(from !== undefined && { from }), ...(to !== undefined && { to }) };
}

/** The filter of a list, which its file has too. */
export const auditFilter = (list: AuditList) => ({
  ...daysOf(list),
  ...(list.keyword !== '' && { keyword: list.keyword }),
  ...(list.role !== undefined && { role: list.role }),
  ...(list.category !== undefined && { category: list.category }),
});

/** The query of the list's call. The API counts pages from 0. */
export const auditQuery = (list: AuditList): QueryOf<'listAuditEntries'> => ({
  ...auditFilter(list),
  page: list.page - 1,
});

/** The list in the address. */
export const useAuditList = () => useListInAddress(readAuditList, auditListAddress);

import { query } from './paths';

/** The maximum number of pages in a pager. */
const shown = 10;

/** The page number in a query, from 1. Returns 1 for an invalid value. */
export function pageFrom(params: URLSearchParams): number {
  const page = Number(params.get('page'));
  return Number.isInteger(page) && page >= 1 ? page : 1;
}

/**
 * The address of a list with its filters, its order and its page, from 1. What is undefined or empty is left out, and so is
 * the first page.
 */
export const listAddress = (
  path: string,
  list: Readonly<Record<string, string | number | undefined>> & { readonly page: number },
): string => path + query({ ...list, page: list.page > 1 ? list.page : undefined });

/** The last page of a list, at least 1. */
export const lastPage = (total: number, pageSize: number) => Math.max(1, Math.ceil(total / pageSize));

/** At most ten page numbers around a page. */
export function pagesAround(page: number, last: number): number[] {
  const first = Math.max(1, Math.min(page - shown / 2, last - shown + 1));
  return Array.from({ length: Math.min(shown, last) }, (_, index) => first + index);
}

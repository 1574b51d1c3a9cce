/** How many pages a pager shows at once (specification 9). */
const shown = 10;

/** The page that an address asks for, from 1; 1 for anything that is not a page. */
export function pageFrom(params: URLSearchParams): number {
  const page = Number(params.get('page'));
  return Number.isInteger(page) && page >= 1 ? page : 1;
}

/** The last page of a list, at least 1. */
export const lastPage = (total: number, pageSize: number) => Math.max(1, Math.ceil(total / pageSize));

/** The page numbers around a page, at most ten. */
export function pagesAround(page: number, last: number): number[] {
  const first = Math.max(1, Math.min(page - shown / 2, last - shown + 1));
  return Array.from({ length: Math.min(shown, last) }, (_, index) => first + index);
}

import { useLocation, useNavigate, useSearchParams } from '@gyg/platform';

export const gygListKinds = ['hosted', 'participating', 'partner'] as const;
export type GygListKind = (typeof gygListKinds)[number];

/** `usual` is the order that the organisation chose, featured ones first. */
export const listSorts = ['usual', 'latest', 'earliest', 'title'] as const;
export type ListSort = (typeof listSorts)[number];

export interface ListState {
  readonly sort: ListSort;
  /** From 1. */
  readonly page: number;
}

/** What an address says of one list: `hosted=title` and `hostedPage=2`; anything else is as usual. */
export function readListState(params: URLSearchParams, list: string): ListState {
  const page = Number(params.get(`${list}Page`));
  return {
    sort: listSorts.find((sort) => sort === params.get(list)) ?? 'usual',
    page: Number.isInteger(page) && page >= 1 ? page : 1,
  };
}

/** The query of an address with another state of one list; what is as usual is not written. */
export function writeListState(params: URLSearchParams, list: string, { sort, page }: ListState): string {
  const next = new URLSearchParams(params);
  if (sort === 'usual') next.delete(list);
  else next.set(list, sort);
  if (page === 1) next.delete(`${list}Page`);
  else next.set(`${list}Page`, String(page));
  const query = next.toString();
  return query === '' ? '' : `?${query}`;
}

/** One list's order and page; the address is their only home, so that links and the back button work. */
export function useListState(list: string) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const state = readListState(params, list);
  return {
    ...state,
    /** Another order begins at the first page. */
    sortBy: (sort: ListSort) =>
      void navigate(pathname + writeListState(params, list, { sort, page: 1 }), { preventScrollReset: true }),
    href: (page: number) => pathname + writeListState(params, list, { ...state, page }),
  };
}

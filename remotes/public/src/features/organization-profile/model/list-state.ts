import { useLocation, useNavigate, useSearchParams } from '@gyg/platform';

export const gygListKinds = ['hosted', 'participating', 'partner'] as const;
export type GygListKind = (typeof gygListKinds)[number];

/** `usual` is the organisation's order, featured gygs first. */
export const listSorts = ['usual', 'soonest', 'latest', 'earliest', 'title'] as const;
export type ListSort = (typeof listSorts)[number];

export interface ListState {
  readonly sort: ListSort;
  /** From 1. */
  readonly page: number;
}

/** Reads the state of one list from an address: `hosted=title` and `hostedPage=2`. Defaults for anything else. */
export function readListState(params: URLSearchParams, list: string): ListState {
  const page = Number(params.get(`${list}Page`));
  return {
    sort: listSorts.find((sort) => sort === params.get(list)) ?? 'usual',
    page: Number.isInteger(page) && page >= 1 ? page : 1,
  };
}

/** The query of an address with a new state of one list. Defaults are left out. */
export function writeListState(params: URLSearchParams, list: string, { sort, page }: ListState): string {
  const next = new URLSearchParams(params);
  if (sort === 'usual') next.delete(list);
  else next.set(list, sort);
  if (page === 1) next.delete(`${list}Page`);
  else next.set(`${list}Page`, String(page));
  const query = next.toString();
  return query === '' ? '' : `?${query}`;
}

/** One list's order and page. They are stored only in the address, so that links and the back button work. */
export function useListState(list: string) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const state = readListState(params, list);
  return {
    ...state,
    /** Changes the order and resets to the first page. */
    sortBy: (sort: ListSort) =>
      void navigate(pathname + writeListState(params, list, { sort, page: 1 }), { preventScrollReset: true }),
    href: (page: number) => pathname + writeListState(params, list, { ...state, page }),
  };
}

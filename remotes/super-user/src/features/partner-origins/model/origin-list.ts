import type { QueryOf } from '@gyg/contract';
import { limits } from '@gyg/contract/rules';
import { listAddress, pageFrom, paths } from '@gyg/platform';

/** The state of the list of origins. It is stored only in the address. */
export interface OriginList {
  /** Empty for all origins. */
  readonly keyword: string;
  /** From 1. */
  readonly page: number;
}

/** Reads the query of an address. Unknown values become the defaults. */
export const readOriginList = (params: URLSearchParams): OriginList => ({
  keyword: (params.get('q') ?? '').trim().slice(0, limits.keyword),
  page: pageFrom(params),
});

/** The address of a list. Defaults are left out. */
export const originListAddress = ({ keyword, page }: OriginList) =>
  listAddress(paths.partnerOrigins(), { q: keyword, page });

/** The query of the list's call. The API counts pages from 0. */
export const originQuery = ({ keyword, page }: OriginList): QueryOf<'listAllOrigins'> => ({
  ...(keyword !== '' && { keyword }),
  page: page - 1,
});

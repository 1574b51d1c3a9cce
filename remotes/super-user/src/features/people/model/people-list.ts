import type { QueryOf } from '@gyg/contract';
import { limits } from '@gyg/contract/rules';
import { listAddress, pageFrom, paths } from '@gyg/platform';

/** The state of the list of people. It is stored only in the address. */
export interface PeopleList {
  /** Empty for everyone. */
  readonly keyword: string;
  readonly superUsers: boolean;
  /** From 1. */
  readonly page: number;
}

/** Reads the query of an address. Unknown values become the defaults. */
export const readPeopleList = (params: URLSearchParams): PeopleList => ({
  keyword: (params.get('q') ?? '').trim().slice(0, limits.keyword),
  superUsers: params.get('group') === 'superusers',
  page: pageFrom(params),
});

/** The address of a list. Defaults are left out. */
export const peopleListAddress = ({ keyword, superUsers, page }: PeopleList) =>
  listAddress(paths.people(), { q: keyword, group: superUsers ? 'superusers' : undefined, page });

/** The query of the list's call. The API counts pages from 0. */
export const peopleQuery = ({ keyword, superUsers, page }: PeopleList): QueryOf<'listPeople'> => ({
  ...(keyword !== '' && { keyword }),
  ...(superUsers && { group: 'superusers' }),
  page: page - 1,
});

import type { QueryOf } from '@gyg/contract';
import { limits } from '@gyg/contract/rules';
import { pageFrom, paths } from '@gyg/platform';

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
export function peopleListAddress({ keyword, superUsers, page }: PeopleList): string {
  const query = new URLSearchParams({
    ...(keyword !== '' && { q: keyword }),
    ...(superUsers && { group: 'superusers' }),
    ...(page > 1 && { page: String(page) }),
  });
  return query.size === 0 ? paths.people() : `${paths.people()}?${query}`;
}

/** The query of the list's call. The API counts pages from 0. */
export const peopleQuery = ({ keyword, superUsers, page }: PeopleList): QueryOf<'listPeople'> => ({
  ...(keyword !== '' && { keyword }),
  ...(superUsers && { group: 'superusers' }),
  page: page - 1,
});

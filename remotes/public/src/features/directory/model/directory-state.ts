import { organizationTypes } from '@gyg/contract/enums';
import { limits } from '@gyg/contract/rules';
import { listAddress, pageFrom, paths } from '@gyg/platform';

/** The filters that are only on or off. */
export const directoryFlags = ['hosting', 'proposals', 'members'] as const;
export type DirectoryFlag = (typeof directoryFlags)[number];

/** `open`: most open gygs first. */
export const directorySorts = ['open', 'name'] as const;
export type DirectorySort = (typeof directorySorts)[number];

export type OrganizationType = (typeof organizationTypes)[number];

/** The state of the directory. It is stored only in the address, so that links and the back button work. */
export interface DirectoryState {
  readonly keyword: string;
  /** Undefined for all types. */
  readonly type: OrganizationType | undefined;
  /** Goal numbers in ascending order; an organisation works for one of them. */
  readonly goals: readonly number[];
  readonly flags: readonly DirectoryFlag[];
  readonly sort: DirectorySort;
  /** From 1. */
  readonly page: number;
}

/** The directory without filters. */
export const everything: DirectoryState = {
  keyword: '',
  type: undefined,
  goals: [],
  flags: [],
  sort: 'open',
  page: 1,
};

/** Six rows of three. */
export const organizationsAPage = 18;

const sortValues = { open: 'openGygs:desc', name: 'name:asc' } as const;

function readGoals(text: string | null): number[] {
  const numbers = (text ?? '').split(',').map(Number);
  const goals = numbers.filter((goal) => Number.isInteger(goal) && goal >= 1 && goal <= 17);
  return [...new Set(goals)].sort((a, b) => a - b);
}

/** Reads the query of an address. Unknown values are ignored. */
export function readDirectory(params: URLSearchParams): DirectoryState {
  return {
    keyword: (params.get('q') ?? '').trim().slice(0, limits.keyword),
    type: organizationTypes.find((type) => type === params.get('type')),
    goals: readGoals(params.get('goals')),
    flags: directoryFlags.filter((flag) => params.get(flag) === 'true'),
    sort: directorySorts.find((sort) => sort === params.get('sort')) ?? everything.sort,
    page: pageFrom(params),
  };
}

const flagsOf = (flags: readonly DirectoryFlag[]) => Object.fromEntries(flags.map((flag) => [flag, 'true'] as const));

/** The address of the directory. Defaults are left out. */
export function directoryAddress({ keyword, type, goals, flags, sort, page }: DirectoryState): string {
  return listAddress(paths.organizations(), {
    q: keyword,
    type,
    ...flagsOf(flags),
    goals: goals.join(','),
    sort: sort === everything.sort ? undefined : sort,
    page,
  });
}

/** Whether any filter is on. */
export const isFiltered = ({ keyword, type, goals, flags }: DirectoryState): boolean =>
  keyword !== '' || type !== undefined || goals.length > 0 || flags.length > 0;

/** The query of the directory's call, whose pages count from 0. */
export function toDirectoryQuery({ keyword, type, goals, flags, sort, page }: DirectoryState) {
  return {
    ...(keyword !== '' && { keyword }),
    ...(type !== undefined && { type }),
    ...(goals.length > 0 && { goals: goals.join(',') }),
    ...flagsOf(flags),
    sort: sortValues[sort],
    page: page - 1,
    pageSize: organizationsAPage,
  };
}

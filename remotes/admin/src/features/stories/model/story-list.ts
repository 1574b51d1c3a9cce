import { limits } from '@gyg/contract/rules';
import { type CallInput, listAddress, pageFrom } from '@gyg/platform';

/** The tabs; `featured` are approved stories on the organisation's page. */
export const storyTabs = ['waiting', 'approved', 'featured', 'rejected'] as const;
export type StoryTab = (typeof storyTabs)[number];

/** Whose stories a page shows, and its path. */
export interface StoryScope {
  readonly organizationId: string;
  /** Only stories of this gyg. */
  readonly gygId?: string;
  readonly path: string;
}

/** The state of the list of stories. It is stored only in the address. */
export interface StoryList {
  readonly tab: StoryTab;
  readonly keyword: string;
  /** Empty for all gygs. */
  readonly gygId: string;
  readonly sort: 'newest' | 'oldest';
  /** From 1. */
  readonly page: number;
}

type StoryQuery = NonNullable<CallInput<'findStories'>['query']>;

const ofTab: Readonly<Record<StoryTab, StoryQuery>> = {
  waiting: { status: 'PENDING' },
  approved: { status: 'APPROVED' },
  featured: { status: 'APPROVED', featuredByHost: 'true' },
  rejected: { status: 'REJECTED' },
};

/** Reads the query of an address. Unknown values become the defaults. */
export function readStoryList(params: URLSearchParams): StoryList {
  return {
    tab: storyTabs.find((tab) => tab === params.get('tab')) ?? 'waiting',
    keyword: (params.get('q') ?? '').trim().slice(0, limits.keyword),
    gygId: params.get('gyg') ?? '',
    sort: params.get('sort') === 'oldest' ? 'oldest' : 'newest',
    page: pageFrom(params),
  };
}

/** The address of a list. Defaults are left out. */
export const storyListAddress = (path: string, { tab, keyword, gygId, sort, page }: StoryList) =>
  listAddress(path, {
    tab: tab === 'waiting' ? undefined : tab,
    q: keyword,
    gyg: gygId,
    sort: sort === 'newest' ? undefined : sort,
    page,
  });

/** The filters that a list and its counts share. Managers of one gyg can only ask for that gyg. */
function filters({ organizationId, gygId }: StoryScope, list: StoryList): StoryQuery {
  const chosen = gygId ?? list.gygId;
  return {
    ...(gygId === undefined && { organizationId }),
    ...(chosen !== '' && { gygId: chosen }),
    ...(list.keyword !== '' && { keyword: list.keyword }),
  };
}

/** The query of the list's call. The API counts pages from 0. */
export function storyQuery(scope: StoryScope, list: StoryList): StoryQuery {
  return { ...filters(scope, list), ...ofTab[list.tab], sort: list.sort, page: list.page - 1 };
}

/** The query of the tabs' counts. */
export function storyCountsQuery(scope: StoryScope, list: StoryList): StoryQuery {
  return { ...filters(scope, list), counts: 'true', pageSize: 1 };
}

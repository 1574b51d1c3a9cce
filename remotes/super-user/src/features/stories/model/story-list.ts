import type { StoryStatus } from '@gyg/contract';
import { limits } from '@gyg/contract/rules';
import { listAddress, pageFrom, paths } from '@gyg/platform';

/** The status of each tab, by its name in the address. */
export const statusOfTab = { pending: 'PENDING', approved: 'APPROVED', rejected: 'REJECTED' } as const satisfies Record<
  string,
  StoryStatus
>;
export type StoryTab = keyof typeof statusOfTab;
export const storyTabs: readonly StoryTab[] = ['pending', 'approved', 'rejected'];

/** The state of the list of stories. It is stored only in the address. */
export interface StoryList {
  readonly tab: StoryTab;
  readonly keyword: string;
  /** From 1. */
  readonly page: number;
}

/** Reads the query of an address. Unknown values become the defaults. */
export function readStoryList(params: URLSearchParams): StoryList {
  return {
    tab: storyTabs.find((tab) => tab === params.get('tab')) ?? 'pending',
    keyword: (params.get('q') ?? '').trim().slice(0, limits.keyword),
    page: pageFrom(params),
  };
}

/** The address of a list. Defaults are left out. */
export const storyListAddress = ({ tab, keyword, page }: StoryList) =>
  listAddress(paths.superStories(), { tab: tab === 'pending' ? undefined : tab, q: keyword, page });

/** Stories that wait longer are pointed out, in hours. */
const patience = 48;

/** How long a story has been pending: whole hours up to two days, then days. */
export function waitOf(since: string, now: number): { unit: 'hours' | 'days'; count: number; long: boolean } {
  const hours = Math.max(0, Math.floor((now - Date.parse(since)) / 3_600_000));
  return hours < patience
    ? { unit: 'hours', count: hours, long: false }
    : { unit: 'days', count: Math.floor(hours / 24), long: true };
}

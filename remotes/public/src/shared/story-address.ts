import type { Notification } from '@gyg/contract';
import { paths } from '@gyg/platform';

/** What an author hears of their story. A rejected one has no page for others, so it is not linked. */
const news: readonly string[] = ['story_approved', 'story_responded'];

/** The page of the story that a notification tells its author about; undefined for others, or once it was deleted. */
export const storyAddress = ({ type, gygId, storyId }: Notification): string | undefined =>
  news.includes(type) && gygId !== null && storyId !== null ? paths.story(gygId, storyId) : undefined;

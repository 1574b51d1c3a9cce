import type { Notification } from '@gyg/contract';
import { paths } from '@gyg/platform';

/** What an author hears of their story. A rejected one has no page for others, so it is not linked. */
const news: readonly string[] = ['story_approved', 'story_responded'];
/** What asks for a story, or tells its author that it is hidden: the page has the form and the author's own stories. */
const forAuthors: readonly string[] = [
  'story_requested',
  'gyg_thanks',
  'story_rejected',
  'story_hidden',
  'story_waits_again',
];

/** The page of the story that a notification tells its author about; undefined for others, or once it was deleted. */
export const storyAddress = ({ type, gygId, storyId }: Notification): string | undefined =>
  news.includes(type) && gygId !== null && storyId !== null ? paths.story(gygId, storyId) : undefined;

/** Where a notification's reader tells a story of a gyg, and sees their own; undefined for others. */
export const tellStoryAddress = ({ type, gygId }: Notification): string | undefined =>
  forAuthors.includes(type) && gygId !== null ? paths.uploadStory(gygId) : undefined;

import type { Notification } from '@gyg/contract';
import { paths } from '@gyg/platform';

/** The types about an approved story. A rejected story has no page for others, so it is not linked. */
const news: readonly string[] = ['story_approved', 'story_responded'];
/** The types that ask for a story, or tell its author about its state: the page has the form and the author's own stories. */
const forAuthors: readonly string[] = [
  'story_requested',
  'gyg_thanks',
  'story_rejected',
  'story_hidden',
  'story_waits_again',
];

/** The page of a notification's story; undefined for other types, or once the story is deleted. */
export const storyAddress = ({ type, gygId, storyId }: Notification): string | undefined =>
  news.includes(type) && gygId !== null && storyId !== null ? paths.story(gygId, storyId) : undefined;

/** The page where the reader of a notification can tell a story and see their own; undefined for other types. */
export const tellStoryAddress = ({ type, gygId }: Notification): string | undefined =>
  forAuthors.includes(type) && gygId !== null ? paths.uploadStory(gygId) : undefined;

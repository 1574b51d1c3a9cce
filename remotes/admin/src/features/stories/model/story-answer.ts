import type { StoryRejection } from '@gyg/contract/enums';

/** An answer to a story, as it is given on screen. */
export type StoryAnswer =
  | {
      readonly result: 'approve';
      /** Shown below the story; empty for none. */
      readonly response: string;
      /** Also feature it on the organisation's page. */
      readonly feature: boolean;
    }
  | { readonly result: 'reject'; readonly reason: StoryRejection; readonly note: string };

/** Where the typed texts of a story are stored until they are sent. */
export const noteKey = (storyId: string) => `story-note:${storyId}`;
export const responseKey = (storyId: string) => `story-response:${storyId}`;

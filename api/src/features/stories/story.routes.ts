import type { Handlers } from '../../http/call';
import { listFeaturedStories } from './story.service';

export const storyHandlers = {
  listFeaturedStories: ({ context }) => listFeaturedStories(context),
} satisfies Partial<Handlers>;

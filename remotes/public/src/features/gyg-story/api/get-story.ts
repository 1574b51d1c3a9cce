import type { StoryPage } from '@gyg/contract';
import { type GuestFirst, useGuestFirst } from '../../../shared/use-guest-first';

/** A story with its gyg; its author and hosts also get one that is not approved. */
export const useStory = (storyId: string): GuestFirst<StoryPage> => useGuestFirst('getStory', { params: { storyId } });

import type { StoryStatus } from '@gyg/contract';
import type { Reader } from '@gyg/database';
import { listOwnStoryRows } from './own-stories.repository';

/** The latest story that a user told of each gyg, by the id of the gyg. One statement. */
export async function latestOwnStories(
  read: Reader,
  userId: string,
): Promise<Map<string, { id: string; status: StoryStatus }>> {
  const rows = await listOwnStoryRows(read, userId);
  return new Map(rows.map(({ gygId, ...story }) => [gygId, story]));
}

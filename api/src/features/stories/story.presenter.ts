import type { Story } from '@gyg/contract';
import type { StoryRow } from './story.repository';

/**
 * A moment; its author is named unless they opted out (api.md, People). Insiders, who are the author and the hosts,
 * know who it was.
 */
export function presentStory(row: StoryRow, { insider }: { insider: boolean }): Story {
  const { createdAt, publishedAt: _published, showName, ...story } = row;
  const named = row.username !== '' && (showName || insider);
  return {
    ...story,
    approved: row.status === 'APPROVED',
    storyTimestamp: createdAt.toISOString(),
    userId: named ? row.userId : null,
    username: named ? row.username : '',
  };
}

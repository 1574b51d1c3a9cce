import type { Story } from '@gyg/contract';
import type { StoryRow } from './story.repository';

/** A moment; its author is named unless they opted out (api.md, People). */
export function presentStory(row: StoryRow): Story {
  const named = row.showName && row.username !== '';
  return {
    id: row.id,
    url: row.url,
    caption: row.caption,
    approved: row.status === 'APPROVED',
    storyTimestamp: row.createdAt.toISOString(),
    gygId: row.gygId,
    gygTitle: row.gygTitle,
    sdgGoalId: row.sdgGoalId,
    userId: named ? row.userId : null,
    username: named ? row.username : '',
    featured: row.featured,
    response: row.response,
  };
}

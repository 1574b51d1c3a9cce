import type { Story } from '@gyg/contract';
import type { Actor } from '../../access/actor';
import { seesUnapproved } from './story.policy';
import type { StoryRow } from './story.repository';

/** A moment as this caller sees it; its author is named unless they opted out (api.md, People), hosts know them. */
export function presentStory(row: StoryRow, actor: Actor): Story {
  const { createdAt, publishedAt: _published, showName, ...story } = row;
  const named = row.username !== '' && (showName || seesUnapproved(actor, row));
  return {
    ...story,
    approved: row.status === 'APPROVED',
    storyTimestamp: createdAt.toISOString(),
    userId: named ? row.userId : null,
    username: named ? row.username : '',
  };
}

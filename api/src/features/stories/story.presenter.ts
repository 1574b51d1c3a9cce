import type { Story } from '@gyg/contract';
import type { StoryRow } from './story.repository';

/**
 * A story; with the author's name and portrait unless they hide their name. Insiders (the author and the hosts) always see
 * both, why it was rejected, and what its people and its author have agreed to.
 */
export function presentStory(row: StoryRow, { insider }: { insider: boolean }): Story {
  const { createdAt, publishedAt: _published, gygHidden: _hidden, ...rest } = row;
  const { showName, rejectReason, rejectNote, consent, mayShare, ...story } = rest;
  const rejection = rejectReason && { reason: rejectReason, note: rejectNote ?? '' };
  const named = row.username !== '' && (showName || insider);
  return {
    ...story,
    approved: row.status === 'APPROVED',
    storyTimestamp: createdAt.toISOString(),
    userId: named ? row.userId : null,
    username: named ? row.username : '',
    profileImage: named ? row.profileImage : null,
    ...(insider ? { rejection, consent, mayShare } : {}),
  };
}

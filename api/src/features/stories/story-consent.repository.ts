import type { StoryConsentState, StoryRejection, StoryStatus } from '@gyg/contract';
import type { Tx } from '@gyg/database';
import { stories, storyConsents } from '@gyg/database/schema';
import { eq, sql } from 'drizzle-orm';

/** Locks a story until the transaction ends, so that no host answers it meanwhile; false if there is none. */
export async function lockStory(tx: Tx, storyId: string): Promise<boolean> {
  const locked = await tx
    .update(stories)
    .set({ status: sql`${stories.status}` })
    .where(eq(stories.id, storyId))
    .returning({ id: stories.id });
  return locked.length === 1;
}

/** Records who answered for the people in a picture, and when. `userId` is null for a person with the link. */
export async function insertConsent(
  tx: Tx,
  answer: { storyId: string; given: boolean; userId: string | null; createdAt: Date },
): Promise<void> {
  await tx.insert(storyConsents).values(answer);
}

export interface ConsentChange {
  consent: StoryConsentState;
  /** Left out where a host's decision stays. */
  status?: StoryStatus;
  rejectReason?: StoryRejection | null;
  rejectNote?: string | null;
}

/** Changes a story that was locked. */
export async function updateConsent(tx: Tx, storyId: string, change: ConsentChange): Promise<void> {
  await tx.update(stories).set(change).where(eq(stories.id, storyId));
}

export async function updateMayShare(tx: Tx, storyId: string, mayShare: boolean): Promise<void> {
  await tx.update(stories).set({ mayShare }).where(eq(stories.id, storyId));
}

import type { UnitOfWork } from '../../access/unit-of-work';
import { problem } from '../../problem';
import { findGygHost, insertConsent, insertStory, type NewStory } from './story.repository';

/** Writes a given story, for seeding. */
export async function writeStory(
  uow: UnitOfWork,
  story: Omit<NewStory, 'organizationId' | 'createdAt'>,
): Promise<{ id: string }> {
  const organizationId = await findGygHost(uow.tx, story.gygId);
  if (organizationId === undefined) throw problem('gyg.missing');
  const storyId = await insertStory(uow.tx, { ...story, organizationId, createdAt: uow.now });
  if (story.consent) {
    const isGiven = story.consent === 'GIVEN';
    await insertConsent(uow.tx, { storyId, given: isGiven, userId: story.userId, createdAt: uow.now });
  }
  return { id: storyId };
}

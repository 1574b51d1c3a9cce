import type { Work } from '../../access/work';
import { problem } from '../../http/problem';
import { findGygHost, insertStory, type NewStory } from './story.repository';

/** Writes a moment as it is given, for seeding. */
export async function writeStory(
  work: Work,
  story: Omit<NewStory, 'organizationId' | 'createdAt'>,
): Promise<{ id: string }> {
  const organizationId = await findGygHost(work.t, story.gygId);
  if (organizationId === undefined) throw problem('gyg.missing');
  return { id: await insertStory(work.t, { ...story, organizationId, createdAt: work.now }) };
}

import type { Work } from '../../access/work';
import { problem } from '../../http/problem';
import { findGygHost, insertFeatured, insertStory, type NewStory } from './story.repository';

/** Writes a moment as it is given, for seeding. */
export async function writeStory(
  work: Work,
  story: Omit<NewStory, 'organizationId' | 'createdAt'>,
): Promise<{ id: string }> {
  const organizationId = await findGygHost(work.t, story.gygId);
  if (organizationId === undefined) throw problem('gyg.missing');
  return { id: await insertStory(work.t, { ...story, organizationId, createdAt: work.now }) };
}

/** Shows something first: on the home page, or on an organisation's. */
export async function writeFeatured(
  work: Work,
  shown: { kind: 'gyg' | 'organisation' | 'story'; targetId: string; organizationId?: string },
): Promise<void> {
  const { kind, targetId, organizationId } = shown;
  const scope = organizationId === undefined ? 'home' : 'organization';
  await insertFeatured(work.t, {
    kind,
    targetId,
    scope,
    organizationId: organizationId ?? null,
    createdAt: work.now,
  });
}

import { type Actor, adminOrganizations, isSelf, isSuperUser, managedGygs, readsAsHost } from '../../access/actor';
import { problem } from '../../http/problem';
import type { StoryRow } from './story.repository';
import type { StoryReader } from './story-conditions.repository';

/** What a story's rights hang on. */
export const hostedGygOf = (row: StoryRow) => ({ id: row.gygId, organizationId: row.organizationId });

/** Its author, the hosts of its gyg and super users see a story before it is approved, and who wrote it. */
export function canSeeUnapproved(actor: Actor, row: StoryRow): boolean {
  return isSelf(actor, row.userId) || readsAsHost(actor, hostedGygOf(row));
}

/** A story that this caller may see. Those of an unpublished gyg are nowhere. Throws 404. */
export function requireVisibleStory(actor: Actor, row: StoryRow | undefined): StoryRow {
  const visible = row && row.publishedAt !== null && (row.status === 'APPROVED' || canSeeUnapproved(actor, row));
  if (!row || !visible) throw problem('stories.missing');
  return row;
}

/** Whose unapproved stories this caller may find. */
export function storyReaderOf(actor: Actor): StoryReader {
  return {
    userId: actor.kind === 'user' ? actor.id : undefined,
    everything: isSuperUser(actor),
    organizationIds: adminOrganizations(actor),
    gygIds: managedGygs(actor),
  };
}

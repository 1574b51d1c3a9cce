import { type Actor, adminOrganizations, isSelf, isSuperUser, managedGygs, readsAsHost } from '../../access/actor';
import { problem } from '../../problem';
import { isPublished } from '../gygs';
import type { StoryRow } from './story.repository';
import type { StoryReader } from './story-conditions.repository';

/** The gyg that decides the rights on a story. */
export const hostedGygOf = (row: StoryRow) => ({ id: row.gygId, organizationId: row.organizationId });

/** The author, the gyg's hosts and super users see unapproved stories and hidden author names. */
export function canSeeUnapproved(actor: Actor, row: StoryRow): boolean {
  return isSelf(actor, row.userId) || readsAsHost(actor, hostedGygOf(row));
}

/** Throws 404 unless the caller may see the story. Stories of an unpublished gyg are not visible. */
export function requireVisibleStory(actor: Actor, row: StoryRow | undefined): StoryRow {
  const visible = row && isPublished(row) && (row.status === 'APPROVED' || canSeeUnapproved(actor, row));
  if (!row || !visible) throw problem('stories.missing');
  return row;
}

/** The unapproved stories that the caller may find. */
export function storyReaderOf(actor: Actor): StoryReader {
  return {
    userId: actor.kind === 'user' ? actor.id : undefined,
    everything: isSuperUser(actor),
    organizationIds: adminOrganizations(actor),
    gygIds: managedGygs(actor),
  };
}

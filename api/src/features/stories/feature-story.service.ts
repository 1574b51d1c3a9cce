import { isHostOf, isSuperUser, type SignedIn } from '../../access/actor';
import { permit } from '../../access/permit';
import type { UnitOfWork } from '../../access/unit-of-work';
import { forbidden, problem } from '../../problem';
import { type Featured, feature, unfeature } from '../platform-admin/featured';
import { hostedGygOf } from './story.policy';
import type { StoryRow } from './story.repository';
import { getStoryRow } from './story.service';

type Scope = Featured['scope'];

/**
 * Super users feature on the home page, hosts on their organisation's page; without a scope, the one that the caller
 * may change.
 */
function featuredFor(actor: SignedIn, row: StoryRow, wanted: Scope | undefined): Featured {
  const asHost = isHostOf(actor, hostedGygOf(row));
  const scope = wanted ?? (asHost ? 'organization' : 'home');
  if (scope === 'home' ? !isSuperUser(actor) : !asHost) throw forbidden();
  const organizationId = scope === 'home' ? null : row.organizationId;
  return { kind: 'story', targetId: row.id, scope, organizationId };
}

/** Features an approved story. Throws 404, 403, 409 if it is not approved. */
export async function featureStory(
  uow: UnitOfWork,
  actor: SignedIn,
  storyId: string,
  { scope }: { scope?: Scope | undefined },
): Promise<void> {
  const row = await getStoryRow(uow.tx, actor, storyId);
  permit('featureStory', actor, { gyg: hostedGygOf(row) });
  const place = featuredFor(actor, row, scope);
  if (row.status !== 'APPROVED') throw problem('stories.not_approved');
  await feature(uow, actor, { ...place, createdBy: actor.id });
}

export async function unfeatureStory(
  uow: UnitOfWork,
  actor: SignedIn,
  storyId: string,
  { scope }: { scope?: Scope | undefined },
): Promise<void> {
  const row = await getStoryRow(uow.tx, actor, storyId);
  permit('unfeatureStory', actor, { gyg: hostedGygOf(row) });
  await unfeature(uow, actor, featuredFor(actor, row, scope));
}

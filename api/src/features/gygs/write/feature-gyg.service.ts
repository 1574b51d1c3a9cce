import { isHostOf, isSuperUser, type SignedIn } from '../../../access/actor';
import { permit } from '../../../access/permit';
import { inTransaction } from '../../../access/unit-of-work';
import type { ApiContext } from '../../../api-context';
import { forbidden, problem } from '../../../problem';
import { feature, unfeature } from '../../platform-admin/featured';
import { type GygRow, getVisibleGyg, isPublished, lockGygForUpdate } from '..';

type Scope = 'home' | 'organization';

/** Super users feature on the home page, hosts on the organisation's page. */
function requireScope(actor: SignedIn, gyg: GygRow, scope: Scope): void {
  if (!(scope === 'home' ? isSuperUser(actor) : isHostOf(actor, gyg))) throw forbidden();
}

const featuredOf = ({ id, organizationId }: GygRow, scope: Scope, createdBy: string) => ({
  kind: 'gyg' as const,
  targetId: id,
  scope,
  organizationId: scope === 'home' ? null : organizationId,
  createdBy,
});

/** Features a published gyg, once. Throws 404, 403, 409 `gyg.wrong_state` for a draft. */
export async function featureGyg(context: ApiContext, actor: SignedIn, gygId: string, scope: Scope, now: Date) {
  const gyg = await getVisibleGyg(context.db.read, actor, gygId);
  permit('featureGyg', actor, { gyg });
  requireScope(actor, gyg, scope);
  await inTransaction(context, now, async (uow) => {
    const locked = await lockGygForUpdate(uow, gygId);
    if (!isPublished(locked)) throw problem('gyg.wrong_state');
    await feature(uow, actor, featuredOf(locked, scope, actor.id));
  });
}

/** Stops featuring it. Throws 404, 403. */
export async function unfeatureGyg(context: ApiContext, actor: SignedIn, gygId: string, scope: Scope, now: Date) {
  const gyg = await getVisibleGyg(context.db.read, actor, gygId);
  permit('unfeatureGyg', actor, { gyg });
  requireScope(actor, gyg, scope);
  await inTransaction(context, now, (uow) => unfeature(uow, actor, featuredOf(gyg, scope, actor.id)));
}

import { type ConnectedSite, partnerScopes } from '@gyg/contract';
import type { SignedIn } from '../../access/actor';
import { permit } from '../../access/permit';
import type { ApiContext } from '../../api-context';
import { problem } from '../../problem';
import { getUserRow } from './user.service';

/** The sites that may act for the caller, the latest used first. Throws 404 `user.missing`, 403 for other users. */
export async function listConnectedSites(
  context: ApiContext,
  actor: SignedIn,
  userId: string,
): Promise<{ sites: ConnectedSite[] }> {
  await getUserRow(context.db.read, userId);
  permit('listConnectedSites', actor, { userId });
  const sites = await context.connectedSites.list(actor.subject);
  return {
    sites: sites.map(({ origin, organization, scopes, since, lastUsed }) => ({
      origin,
      organization,
      scopes: partnerScopes.filter((scope) => scopes.includes(scope)),
      since: since.toISOString(),
      lastUsed: lastUsed.toISOString(),
    })),
  };
}

/** Ends what a site may do for the caller. Throws 404 `user.missing` and `sites.missing`, 403 for other users. */
export async function removeConnectedSite(
  context: ApiContext,
  actor: SignedIn,
  { userId, origin }: { userId: string; origin: string },
): Promise<void> {
  await getUserRow(context.db.read, userId);
  permit('removeConnectedSite', actor, { userId });
  if (!(await context.connectedSites.remove(actor.subject, origin))) throw problem('sites.missing');
}

import type { Handlers } from '../../http/call';
import { listConnectedSites, removeConnectedSite } from './connected-sites.service';

export const connectedSiteHandlers = {
  listConnectedSites: ({ context, actor, params }) => listConnectedSites(context, actor, params.userId),
  async removeConnectedSite({ context, actor, params, query }) {
    await removeConnectedSite(context, actor, { userId: params.userId, origin: query.origin });
    return undefined;
  },
} satisfies Partial<Handlers>;

import { inTransaction } from '../../access/unit-of-work';
import type { Handlers } from '../../http/call';
import { getSiteDown, switchSite } from './switch-site.service';

export const siteDownHandlers = {
  getSiteDown: ({ context, actor }) => getSiteDown(context, actor),
  async setSiteDown({ context, actor, body, now }) {
    const state = await inTransaction(context, now, (uow) => switchSite(uow, actor, context.siteDown, body));
    // Other processes notice within seconds.
    context.siteDown.reread();
    return state;
  },
} satisfies Partial<Handlers>;

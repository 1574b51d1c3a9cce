import type { Handlers } from '../../http/call';
import { addManager, listManagers, removeManager } from './gyg-team.service';

export const gygTeamHandlers = {
  listGygManagers: ({ context, actor, params, query }) => listManagers(context, actor, params.gygId, query),
  addGygManager: ({ context, actor, params, now }) => addManager(context, actor, params, now),
  addGygManagerByBody: ({ context, actor, params, body, now }) =>
    addManager(context, actor, { gygId: params.gygId, userId: body.userId }, now),
  async removeGygManager({ context, actor, params, now }) {
    await removeManager(context, actor, params, now);
    return undefined;
  },
} satisfies Partial<Handlers>;

import type { Handlers } from '../../../http/call';
import { eraseUser } from './erase-user.service';
import { exportUser } from './export-user.service';

export const privacyHandlers = {
  exportUser: ({ context, actor, params, now }) => exportUser(context, actor, params.userId, now),
  async eraseUser({ context, actor, params, now }) {
    await eraseUser(context, actor, params.userId, now);
    return undefined;
  },
} satisfies Partial<Handlers>;

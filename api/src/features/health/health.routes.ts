import type { Handlers } from '../../http/call';
import { problem } from '../../http/problem';

const ok = { status: 'ok' } as const;

export const healthHandlers = {
  getLiveness: async () => ok,
  /** Ready once the database answers. */
  async getReadiness({ context }) {
    await context.db.ping().catch(() => {
      throw problem('server.unavailable', { headers: { 'Retry-After': '5' } });
    });
    return ok;
  },
} satisfies Partial<Handlers>;

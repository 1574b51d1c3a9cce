import { whyUnavailable } from '@gyg/database';
import type { Handlers } from '../../http/call';
import { problem } from '../../problem/problem';

const ok = { status: 'ok' } as const;

export const healthHandlers = {
  getLiveness: async () => ok,
  /** Ready when the database responds, until the server begins to stop. */
  async getReadiness({ context }) {
    if (context.isDraining()) throw problem('server.unavailable', { headers: { 'Retry-After': '5' } });
    await context.db.ping().catch((failure: unknown) => {
      const detail =
        whyUnavailable(failure) === 'disk full' ? { detail: 'The disk is full: nothing can be stored' } : {};
      throw problem('server.unavailable', { ...detail, headers: { 'Retry-After': '5' } });
    });
    return ok;
  },
} satisfies Partial<Handlers>;

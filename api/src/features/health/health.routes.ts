import { whyUnavailable } from '@gyg/database';
import type { Handlers } from '../../http/call';
import { problem } from '../../problem/problem';

const ok = { status: 'ok' } as const;

export const healthHandlers = {
  getLiveness: async () => ok,
  /**
   * Ready once the database answers, and no longer once the server is about to stop. Failures that affect only a part
   * of the site are listed as problems with status 200: taking the whole server out would affect the rest too.
   */
  async getReadiness({ context }) {
    if (context.isDraining()) throw problem('server.unavailable', { headers: { 'Retry-After': '5' } });
    await context.db.ping().catch((failure: unknown) => {
      const detail =
        whyUnavailable(failure) === 'disk full' ? { detail: 'The disk is full, so data cannot be stored' } : {};
      throw problem('server.unavailable', { ...detail, headers: { 'Retry-After': '5' } });
    });
    const problems = await context.findProblems();
    return problems.length === 0 ? ok : { status: 'degraded', problems: [...problems] };
  },
} satisfies Partial<Handlers>;

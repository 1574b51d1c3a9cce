import { whyUnavailable } from '@gyg/database';
import { inTransaction } from '../../access/unit-of-work';
import type { Handlers } from '../../http/call';
import { problem } from '../../problem';
import { getSiteDown, switchSite } from './site-down.service';

const ok = { status: 'ok' } as const;

export const siteHandlers = {
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
  getSiteDown: ({ context, actor }) => getSiteDown(context, actor),
  async setSiteDown({ context, actor, body, now }) {
    const state = await inTransaction(context, now, (uow) => switchSite(uow, actor, context.siteDown, body));
    // Other processes notice within seconds.
    context.siteDown.reread();
    return state;
  },
} satisfies Partial<Handlers>;

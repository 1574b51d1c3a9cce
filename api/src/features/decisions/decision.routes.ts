import type { Handlers } from '../../http/call';
import { listDecisions } from './list-decisions.service';

export const decisionHandlers = {
  listDecisions: ({ context, actor, params, query, now }) =>
    listDecisions(context, actor, params.organizationId, query, now),
} satisfies Partial<Handlers>;

import type { Handlers } from '../../http/call';
import { listDecisions } from './list-decisions.service';

export const decisionHandlers = {
  listDecisions: ({ context, actor, params, query, reading, now }) =>
    listDecisions(context, actor, params.organizationId, query, { reading, now }),
} satisfies Partial<Handlers>;

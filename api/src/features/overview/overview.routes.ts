import type { Handlers } from '../../http/call';
import { getOverview } from './overview.service';

export const overviewHandlers = {
  getOverview: ({ context, actor, reading }) => getOverview(context, actor, reading),
} satisfies Partial<Handlers>;

import type { Handlers } from '../../http/call';
import { getOverview } from './overview.service';

export const overviewHandlers = {
  getOverview: ({ context, actor }) => getOverview(context, actor),
} satisfies Partial<Handlers>;

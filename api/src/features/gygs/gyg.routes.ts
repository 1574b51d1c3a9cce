import type { Handlers } from '../../http/call';
import { getGyg } from './gyg.service';

export const gygHandlers = {
  getGyg: ({ context, actor, params, now }) => getGyg(context, actor, params.gygId, now),
} satisfies Partial<Handlers>;

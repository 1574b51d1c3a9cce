import type { Handlers } from '../../http/call';
import { getSuperDesk } from './super-desk.service';

export const superDeskHandlers = {
  getSuperDesk: ({ context, actor }) => getSuperDesk(context, actor),
} satisfies Partial<Handlers>;

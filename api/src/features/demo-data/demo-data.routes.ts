import type { Handlers } from '../../http/call';
import { changeDemoData, getDemoData } from './demo-data.service';

export const demoDataHandlers = {
  getDemoData: ({ context, actor }) => getDemoData(context, actor),
  changeDemoData: ({ context, actor, body, now }) => changeDemoData(context, actor, body, now),
} satisfies Partial<Handlers>;

import type { Handlers } from '../../http/call';
import { reportPartner } from './partner-report.service';
import { reportGiven, reportReceived } from './report.service';

export const reportHandlers = {
  reportGiven: ({ context, actor, body, reading, now }) => reportGiven(context, actor, body, { reading, now }),
  reportReceived: ({ context, actor, body, reading, now }) => reportReceived(context, actor, body, { reading, now }),
  reportPartner: ({ context, actor, body, now }) => reportPartner(context, actor, body, now),
} satisfies Partial<Handlers>;

import type { Handlers } from '../../http/call';
import { getGygCalendar } from './gyg-calendar.service';

export const gygCalendarHandlers = {
  getGygCalendar: ({ context, actor, params, query }) => getGygCalendar(context, actor, params.gygId, query.lang),
} satisfies Partial<Handlers>;

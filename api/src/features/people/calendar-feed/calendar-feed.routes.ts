import type { Handlers } from '../../../http/call';
import { getCalendar, getCalendarFeed, renewCalendar } from './calendar-feed.service';

export const calendarFeedHandlers = {
  getCalendar: ({ context, actor, params }) => getCalendar(context, actor, params.userId),
  renewCalendar: ({ context, actor, params, now }) => renewCalendar(context, actor, params.userId, now),
  getCalendarFeed: ({ context, params, now }) => getCalendarFeed(context, params.secret, now),
} satisfies Partial<Handlers>;

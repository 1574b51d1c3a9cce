import type { Handlers } from '../../../http/call';
import { getGyg } from '..';
import { getGygCalendar } from './gyg-calendar.service';
import { getGygPage } from './gyg-page.service';
import { getGygProfile } from './gyg-profile.service';
import { getGygViewer } from './gyg-viewer.service';
import { getNeedInvitation } from './need-invitation.service';

export const gygPageHandlers = {
  getGygPage: ({ context, actor, params, now }) => getGygPage(context, actor, params.gygId, now),
  getGygProfile: ({ context, actor, params, now }) => getGygProfile(context, actor, params.gygId, now),
  getNeedInvitation: ({ context, actor, params, now }) => getNeedInvitation(context, actor, params, now),
  getGygViewer: ({ context, actor, params, now }) => getGygViewer(context, actor, params.gygId, now),
  getGygCalendar: ({ context, actor, params, query }) => getGygCalendar(context, actor, params.gygId, query.lang),
  getGyg: ({ context, actor, params, now }) => getGyg(context, actor, params.gygId, now),
} satisfies Partial<Handlers>;

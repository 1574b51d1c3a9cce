import type { Handlers } from '../../../http/call';
import { getGyg } from '..';
import { getGygCalendar } from './gyg-calendar.service';
import { getGygPage, getNeedInvitation } from './gyg-page.service';
import { getGygProfile } from './gyg-profile.service';
import { getGygViewer } from './gyg-viewer.service';

export const gygPageHandlers = {
  getGygPage: ({ context, actor, params, reading, now }) => getGygPage(context, actor, params.gygId, { reading, now }),
  getGygProfile: ({ context, actor, params, reading, now }) =>
    getGygProfile(context, actor, params.gygId, { reading, now }),
  getNeedInvitation: ({ context, actor, params, reading, now }) =>
    getNeedInvitation(context, actor, params, { reading, now }),
  getGygViewer: ({ context, actor, params, reading, now }) =>
    getGygViewer(context, actor, params.gygId, { reading, now }),
  getGygCalendar: ({ context, actor, params, query }) => getGygCalendar(context, actor, params.gygId, query.lang),
  getGyg: ({ context, actor, params, reading, now }) => getGyg(context, actor, params.gygId, { reading, now }),
} satisfies Partial<Handlers>;

import type { Handlers } from '../http/call';
import { bookingHandlers, certificateHandlers, reminderHandlers, representationHandlers } from './bookings';
import { catalogHandlers } from './catalogs';
import { deskHandlers } from './desks';
import { gygPageHandlers } from './gygs/page';
import { partnerHandlers } from './gygs/partners';
import { gygReadHandlers } from './gygs/read';
import { gygWriteHandlers } from './gygs/write';
import { inviteHandlers } from './invites';
import { lookupHandlers } from './lookups';
import { needHandlers } from './needs';
import { waitlistHandlers } from './needs/waitlist';
import { notificationHandlers } from './notifications';
import { decisionHandlers } from './notifications/decisions';
import { messageHandlers } from './notifications/messages';
import {
  keyHandlers,
  organizationHandlers,
  organizationRequestHandlers,
  originHandlers,
  portfolioHandlers,
} from './organizations';
import { membershipHandlers } from './organizations/memberships';
import { userHandlers } from './people';
import { calendarFeedHandlers } from './people/calendar-feed';
import { privacyHandlers } from './people/privacy';
import { userProfileHandlers } from './people/profiles';
import { pictureUploadHandlers } from './pictures/uploads';
import { platformAdminHandlers } from './platform-admin';
import { proposalHandlers } from './proposals';
import { recipientHandlers } from './recipients';
import { reportHandlers } from './reports';
import { siteHandlers } from './site';
import { storyHandlers } from './stories';
import { webhookHandlers } from './webhooks';

/** The handler of every operation in the contract. */
export const handlers: Handlers = {
  ...platformAdminHandlers,
  ...userHandlers,
  ...bookingHandlers,
  ...calendarFeedHandlers,
  ...catalogHandlers,
  ...certificateHandlers,
  ...decisionHandlers,
  ...deskHandlers,
  ...gygReadHandlers,
  ...gygPageHandlers,
  ...messageHandlers,
  ...gygWriteHandlers,
  ...siteHandlers,
  ...inviteHandlers,
  ...lookupHandlers,
  ...membershipHandlers,
  ...needHandlers,
  ...notificationHandlers,
  ...organizationHandlers,
  ...organizationRequestHandlers,
  ...keyHandlers,
  ...originHandlers,
  ...proposalHandlers,
  ...privacyHandlers,
  ...recipientHandlers,
  ...partnerHandlers,
  ...pictureUploadHandlers,
  ...portfolioHandlers,
  ...reminderHandlers,
  ...reportHandlers,
  ...representationHandlers,
  ...storyHandlers,
  ...waitlistHandlers,
  ...webhookHandlers,
  ...userProfileHandlers,
};

import type { OperationDefinition } from '../operation';
import type { OperationName } from '../routes';
import { accessOperations } from './access';
import { auditOperations } from './audit';
import { bookingOperations } from './bookings';
import { calendarOperations } from './calendars';
import { cardOperations } from './cards';
import { catalogOperations } from './catalogs';
import { certificateOperations } from './certificates';
import { csrOperations } from './csr';
import { demoDataOperations } from './demo-data';
import { diagnosticsOperations } from './diagnostics';
import { featuredOperations } from './featured';
import { gygListOperations } from './gyg-lists';
import { gygOperations } from './gygs';
import { inviteOperations } from './invites';
import { jobOperations } from './jobs';
import { lookupOperations } from './lookups';
import { mailQueueOperations } from './mail-queue';
import { membershipOperations } from './memberships';
import { needOperations } from './needs';
import { notificationOperations } from './notifications';
import { organizationAccountOperations } from './organization-accounts';
import { organizationOperations } from './organizations';
import { overviewOperations } from './overview';
import { partnerOperations } from './partners';
import { peopleOperations } from './people';
import { pictureOperations } from './pictures';
import { portfolioOperations } from './portfolios';
import { proposalOperations } from './proposals';
import { reminderOperations } from './reminders';
import { remoteOperations } from './remotes';
import { reportOperations } from './reports';
import { serviceOperations } from './service';
import { siteDownOperations } from './site-down';
import { siteOperations } from './sites';
import { storyOperations } from './stories';
import { superDeskOperations } from './super-desk';
import { userOperations } from './users';
import { waitlistOperations } from './waitlist';

/** Every operation with its schemas. A route without a definition, or the reverse, does not compile. */
export const operations = {
  ...userOperations,
  ...calendarOperations,
  ...membershipOperations,
  ...organizationOperations,
  ...accessOperations,
  ...organizationAccountOperations,
  ...gygOperations,
  ...featuredOperations,
  ...gygListOperations,
  ...cardOperations,
  ...csrOperations,
  ...needOperations,
  ...bookingOperations,
  ...waitlistOperations,
  ...reminderOperations,
  ...certificateOperations,
  ...partnerOperations,
  ...siteOperations,
  ...storyOperations,
  ...notificationOperations,
  ...proposalOperations,
  ...catalogOperations,
  ...pictureOperations,
  ...portfolioOperations,
  ...reportOperations,
  ...inviteOperations,
  ...lookupOperations,
  ...serviceOperations,
  ...remoteOperations,
  ...superDeskOperations,
  ...auditOperations,
  ...peopleOperations,
  ...mailQueueOperations,
  ...siteDownOperations,
  ...jobOperations,
  ...diagnosticsOperations,
  ...overviewOperations,
  ...demoDataOperations,
} as const satisfies Record<OperationName, OperationDefinition>;

export type Operations = typeof operations;

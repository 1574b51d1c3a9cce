import type { OperationName } from '@gyg/contract';
import type { Row, RowsOf } from './matrix-row';
import { accessRows } from './rows/access';
import { bookingRows } from './rows/bookings';
import { cardRows } from './rows/cards';
import { catalogRows } from './rows/catalogs';
import { certificateRows } from './rows/certificates';
import { csrRows } from './rows/csr';
import { gygListRows } from './rows/gyg-lists';
import { gygRows } from './rows/gygs';
import { inviteRows } from './rows/invites';
import { lookupRows } from './rows/lookups';
import { membershipRows } from './rows/memberships';
import { needRows } from './rows/needs';
import { notificationRows } from './rows/notifications';
import { organizationRows } from './rows/organizations';
import { partnerRows } from './rows/partners';
import { pictureRows } from './rows/pictures';
import { platformRows } from './rows/platform';
import { portfolioRows } from './rows/portfolios';
import { proposalRows } from './rows/proposals';
import { reminderRows } from './rows/reminders';
import { reportRows } from './rows/reports';
import { storyRows } from './rows/stories';
import { userRows } from './rows/users';
import { waitlistRows } from './rows/waitlist';

/**
 * The permissions for every call of the contract: operation × actor, written by hand. A missing row does not compile.
 */
export const matrix = {
  ...bookingRows,
  ...cardRows,
  ...catalogRows,
  ...certificateRows,
  ...csrRows,
  ...gygListRows,
  ...gygRows,
  ...inviteRows,
  ...lookupRows,
  ...membershipRows,
  ...needRows,
  ...notificationRows,
  ...organizationRows,
  ...accessRows,
  ...partnerRows,
  ...pictureRows,
  ...portfolioRows,
  ...proposalRows,
  ...reminderRows,
  ...reportRows,
  ...platformRows,
  ...storyRows,
  ...userRows,
  ...waitlistRows,
} satisfies { readonly [N in OperationName]: RowsOf<N> };

/** The rows of a call, one or several. */
export function rowsOf(name: OperationName): readonly Row[] {
  const rowOrRows: Row | readonly Row[] = matrix[name];
  return 'expect' in rowOrRows ? [rowOrRows] : rowOrRows;
}

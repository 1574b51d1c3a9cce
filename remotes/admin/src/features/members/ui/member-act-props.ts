import type { OrganizationUser } from '@gyg/contract';

/** The props of the dialog of an action. */
export interface MemberActProps {
  organizationId: string;
  members: readonly OrganizationUser[];
  /** The number of all admins. */
  admins: number;
  /** Called when it is done, before the dialog closes. */
  onDone: () => void;
  onClose: () => void;
}

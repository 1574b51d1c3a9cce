import type { SendInvitesInput } from '@gyg/contract';

/** What people are invited to: the part of the call that does not depend on what is typed. */
export type InviteSubject = Pick<SendInvitesInput, 'type' | 'organizationId' | 'gygId' | 'positionId'>;

/** A member chosen by name. */
export interface InvitedMember {
  readonly id: string;
  readonly name: string;
}

/** `member` joins one of the user's organisations; `organization` asks for an account for one that is not here yet. */
export type InvitationKind = 'member' | 'organization';

/** A draft, as the form holds it. */
export interface Invitation {
  kind: InvitationKind;
  organizationId: string;
  company: string;
  recipient: string;
  message: string;
}

/** Nothing written yet: then the preview says what to do first (specification 5). */
export const isEmpty = ({ kind, company, recipient, message }: Invitation) =>
  [kind === 'organization' ? company : '', recipient, message].every((text) => text.trim() === '');

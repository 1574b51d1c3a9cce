/** `member` joins one of the user's organisations; `organization` requests an account for a new one. */
export type InvitationKind = 'member' | 'organization';

/** The values of the form. */
export interface Invitation {
  kind: InvitationKind;
  organizationId: string;
  company: string;
  recipient: string;
  message: string;
}

/** Whether the draft is empty; the preview then shows what to fill in. */
export const isEmpty = ({ kind, company, recipient, message }: Invitation) =>
  [kind === 'organization' ? company : '', recipient, message].every((text) => text.trim() === '');

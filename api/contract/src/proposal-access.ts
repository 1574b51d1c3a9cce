import type { OrganizationPage } from './schemas/organizations';

/**
 * What a visitor can do: `off` if the organisation takes no proposals, `waiting` while it is not known, `guest` must log
 * in first, `members` is not a member of an organisation that takes proposals of members only.
 */
export type ProposalAccess = 'off' | 'waiting' | 'guest' | 'members' | 'open';

export interface Visitor {
  readonly starting: boolean;
  readonly signedIn: boolean;
  /** Undefined while it is not known. */
  readonly member: boolean | undefined;
}

export type ProposalSettings = Pick<
  OrganizationPage,
  'proposalFeatureEnabled' | 'proposalFormWidget' | 'proposalWhoCanSubmit'
>;

export function proposalAccess(page: ProposalSettings, { starting, signedIn, member }: Visitor): ProposalAccess {
  if (page.proposalFeatureEnabled !== 'true' || page.proposalFormWidget === '') return 'off';
  if (starting) return 'waiting';
  if (!signedIn) return 'guest';
  if (page.proposalWhoCanSubmit === 'ANYONE') return 'open';
  if (member === undefined) return 'waiting';
  return member ? 'open' : 'members';
}

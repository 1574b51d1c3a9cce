import type { Organization, OrganizationPage } from '@gyg/contract';
import type { OrganizationPageRow, OrganizationRow } from './organization.repository';

/** A card. A hidden organisation has no hero, which belongs to the profile. */
export function presentOrganization(row: OrganizationRow, { withProfile = false } = {}): Organization {
  const { profileVisible, heroImage, sortOrder, ...card } = row;
  return { ...card, heroImage: profileVisible || withProfile ? heroImage : null, sortOrder: String(sortOrder) };
}

const flag = (value: boolean): 'true' | 'false' => (value ? 'true' : 'false');

export function presentOrganizationPage(row: OrganizationPageRow): OrganizationPage {
  return {
    'page.aboutOrganization': row.aboutOrganization,
    'page.membershipTerms': row.membershipTerms,
    profileVisible: flag(row.profileVisible),
    sortOrder: row.sortOrder,
    website: row.website,
    facebook: row.facebook,
    linkedin: row.linkedin,
    twitter: row.twitter,
    instagram: row.instagram,
    proposalFeatureEnabled: flag(row.proposalFeatureEnabled),
    proposalFormWidget: row.proposalFormWidget,
    proposalWhoCanSubmit: row.proposalWhoCanSubmit,
    proposalShortText: row.proposalShortText,
    proposalButtonText: row.proposalButtonText,
    proposalHelpText: row.proposalHelpText,
    proposalRepresentOrganization: flag(row.proposalRepresentOrganization),
    proposalQuestions: row.proposalQuestions ?? [],
    'settings.premiumAccount': flag(row.premiumAccount),
  };
}

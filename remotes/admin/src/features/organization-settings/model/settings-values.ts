import type { Organization, OrganizationPage } from '@gyg/contract';
import type { CardValues, LinksValues, ProposalsValues, TextsValues, VisibilityValues } from './settings-schemas';

/** The value of a flag that is stored as a text. */
const flag = (stored: string) => (stored === 'true' ? 'true' : 'false');

export const cardValues = (card: Organization): CardValues => ({
  name: card.name,
  friendlyUrl: card.friendlyUrl,
  organizationType: card.organizationType,
  country: card.country.toLowerCase(),
  industry: card.industry,
  memberApproval: card.memberApproval,
  city: card.city,
  summary: card.summary,
  language: card.language,
});

export const textsValues = (page: OrganizationPage): TextsValues => ({
  about: page['page.aboutOrganization'],
  terms: page['page.membershipTerms'],
});

export const visibilityValues = (page: OrganizationPage): VisibilityValues => ({
  profileVisible: page.profileVisible,
  sortOrder: page.sortOrder === 'asc' ? 'asc' : 'desc',
});

export const linksValues = ({ website, facebook, linkedin, twitter, instagram }: OrganizationPage): LinksValues => ({
  website,
  facebook,
  linkedin,
  twitter,
  instagram,
});

export const proposalsValues = (page: OrganizationPage): ProposalsValues => ({
  proposalFeatureEnabled: page.proposalFeatureEnabled,
  proposalFormWidget: page.proposalFormWidget,
  proposalWhoCanSubmit: page.proposalWhoCanSubmit === 'MEMBERS' ? 'MEMBERS' : 'ANYONE',
  proposalShortText: page.proposalShortText,
  proposalButtonText: page.proposalButtonText,
  proposalHelpText: page.proposalHelpText,
  proposalRepresentOrganization: flag(page.proposalRepresentOrganization),
  proposalQuestions: page.proposalQuestions,
});
